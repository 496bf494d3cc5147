import { z } from "zod";
import {
  purseBalanceAnswer,
  purseBalanceRequest,
  purseMoveRequest,
  purseOpenAnswer,
  purseOpenRequest,
  purseOutAllRequest,
  purseStateAnswer,
  purseStatusRequest,
} from "../../contract/play/vendor-purse.ts";
import { formatAmount, parseAmount } from "../../domain/money.ts";
import {
  askSigned,
  type VendorConnection,
  type VendorEndpoint,
} from "../vendor-connection/ask-signed.ts";
import { playerIdOf } from "../vendor-wallet/tokens.ts";

export type PurseOrder = {
  memberId: string;
  reference: string;
  direction: "in" | "out";
  /** In ledger units, whole cents; null takes everything out. */
  amount: bigint | null;
};

/** `unknown`: the money may have moved or not. `absent`: the vendor does not know the reference. */
export type PurseAnswer =
  | { outcome: "done"; amount: bigint }
  | { outcome: "failed"; reason: "refused" | "insufficient" | "empty" | "unreachable" | "absent" }
  | { outcome: "absent" }
  | { outcome: "unknown" };

type PurseConnection = VendorConnection & { merchant: { currency: string } };

/** Moving money may take its time. After this, the member is told that it is under way. */
const MOVE_TIMEOUT_MS = 10_000;

function ask<Request extends z.ZodType, Answer extends z.ZodType>(
  connection: VendorConnection,
  vendor: VendorEndpoint,
  asked: { path: string; request: Request; input: z.input<Request>; answer: Answer },
): Promise<z.infer<Answer> | null> {
  const body = JSON.stringify(z.encode(asked.request, asked.request.parse(asked.input)));
  const timeoutMs = MOVE_TIMEOUT_MS;
  return askSigned(connection, vendor, { path: asked.path, body, answer: asked.answer, timeoutMs });
}

/**
 * Makes the member's purse at the vendor, or finds it there. False when the vendor did not answer.
 */
export async function openPurse(
  connection: PurseConnection,
  vendor: VendorEndpoint,
  memberId: string,
) {
  const { code: merchant, currency } = connection.merchant;
  const input = { merchant, playerId: playerIdOf(merchant, memberId), currency };
  const made = await ask(connection, vendor, {
    path: "/purse/player",
    request: purseOpenRequest,
    input,
    answer: purseOpenAnswer,
  });
  return made !== null;
}

/** The balance of the member's purse, 0 without one; null when the vendor did not answer. */
export async function askPurse(
  connection: VendorConnection,
  vendor: VendorEndpoint,
  memberId: string,
) {
  const { code: merchant } = connection.merchant;
  const reported = await ask(connection, vendor, {
    path: "/purse/balance",
    request: purseBalanceRequest,
    input: { merchant, playerId: playerIdOf(merchant, memberId) },
    answer: purseBalanceAnswer,
  });
  return reported && parseAmount(reported.balance ?? "0");
}

/** Asks the vendor to move the money. Call it once per reference, ever. */
export async function askMove(
  connection: PurseConnection,
  vendor: VendorEndpoint,
  order: PurseOrder,
): Promise<PurseAnswer> {
  const { code: merchant, currency } = connection.merchant;
  const { memberId, reference, direction, amount } = order;
  const named = { merchant, playerId: playerIdOf(merchant, memberId), reference, currency };
  const answer = purseStateAnswer;
  const reported =
    amount === null
      ? await ask(connection, vendor, {
          path: "/purse/out-all",
          request: purseOutAllRequest,
          input: named,
          answer,
        })
      : await ask(connection, vendor, {
          path: `/purse/${direction}`,
          request: purseMoveRequest,
          input: { ...named, amount: formatAmount(amount) },
          answer,
        });
  return understand(order, reported);
}

/** Asks for the move's outcome. */
export async function askStatus(
  connection: VendorConnection,
  vendor: VendorEndpoint,
  order: PurseOrder,
): Promise<PurseAnswer> {
  const reported = await ask(connection, vendor, {
    path: "/purse/status",
    request: purseStatusRequest,
    input: { merchant: connection.merchant.code, reference: order.reference },
    answer: purseStateAnswer,
  });
  return understand(order, reported);
}

/** Only an answer about exactly this movement tells its outcome. */
function understand(
  order: PurseOrder,
  reported: z.infer<typeof purseStateAnswer> | null,
): PurseAnswer {
  if (reported?.reference !== order.reference || reported.state === "PENDING") {
    return { outcome: "unknown" };
  }
  if (reported.state === "UNKNOWN") return { outcome: "absent" };
  if (reported.state === "FAILED")
    return { outcome: "failed", reason: reported.reason ?? "refused" };
  const amount = parseAmount(reported.amount ?? "");
  if (amount === null || amount <= 0n) return { outcome: "unknown" };
  const isThis = order.amount === null || order.amount === amount;
  return isThis ? { outcome: "done", amount } : { outcome: "unknown" };
}
