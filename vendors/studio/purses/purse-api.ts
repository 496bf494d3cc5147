import { Hono } from "hono";
import type { PoolClient } from "pg";
import type { z } from "zod";
import {
  purseBalanceRequest,
  purseMoveRequest,
  purseOpenRequest,
  purseOutAllRequest,
  purseStatusRequest,
} from "#platform/contract/play/vendor-purse.ts";
import { fromAmountText, toAmountText } from "../../wallet/money-text.ts";
import { readJson, readSignedRequest, refuse } from "../signed-request.ts";
import type { Studio } from "../studio.ts";
import { transaction } from "./transaction.ts";

/**
 * The fault of a call, by its path. "fail" refuses a movement; "silent" does it and does not
 * answer. "deaf" does nothing and does not answer; "pending" answers that it takes time.
 */
export type PurseFailure = (path: string) => "fail" | "silent" | "deaf" | "pending" | undefined;

type Movement = {
  merchant: string;
  vendor: string;
  playerId: string;
  reference: string;
  direction: "in" | "out";
  /** In 1/10,000; null is the whole balance, in whole cents. */
  asked: bigint | null;
  currency: string;
};
type TransferRow = {
  reference: string;
  player_id: string;
  direction: "in" | "out";
  asked: string | null;
  amount: string;
  reason: string | null;
};
type MoveReport = { reference: string; state: string; amount?: string; reason?: string };

const CENT = 100n;

/**
 * The purses that a vendor of the studio keeps for a platform's players. Signed calls create a
 * purse, read its balance and move money in and out. Each movement happens once by the platform's
 * reference, and a call reads its state.
 */
export function purseApi(studio: Studio, failureOf: PurseFailure = () => undefined): Hono {
  const app = new Hono();
  const on = <Request extends z.ZodType>(
    path: string,
    request: Request,
    work: (input: z.output<Request>, vendor: string) => Promise<object>,
  ) =>
    app.post(path, async (c) => {
      const signed = await readSignedRequest(studio, c.req.raw);
      if (signed instanceof Response) return signed;
      const asked = request.safeParse(readJson(signed.body));
      if (!asked.success) return refuse(400, "BAD_REQUEST");
      const failure = failureOf(path);
      if (failure === "deaf") return refuse(504, "TEMPORARY");
      const report = await work(asked.data, signed.vendor);
      if (failure === "silent") return refuse(504, "TEMPORARY");
      return signed.answer(failure === "pending" ? { ...report, state: "PENDING" } : report);
    });

  on("/player", purseOpenRequest, async ({ merchant, playerId, currency }, vendor) => {
    await studio.pool.query(
      `insert into studio.purse (merchant, vendor, player_id, currency) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [merchant, vendor, playerId, currency],
    );
    return { isOpen: true };
  });
  on("/balance", purseBalanceRequest, async ({ merchant, playerId }, vendor) => {
    const found = await studio.pool.query<{ balance: string }>(
      "select balance from studio.purse where merchant = $1 and vendor = $2 and player_id = $3",
      [merchant, vendor, playerId],
    );
    const balance = found.rows[0]?.balance;
    return { balance: balance === undefined ? null : toAmountText(BigInt(balance)) };
  });
  for (const direction of ["in", "out"] as const) {
    on(`/${direction}`, purseMoveRequest, ({ amount, ...asked }, vendor) =>
      moveOnce(
        studio,
        { ...asked, vendor, direction, asked: fromAmountText(amount) },
        failureOf(`/${direction}`) === "fail",
      ),
    );
  }
  on("/out-all", purseOutAllRequest, (asked, vendor) =>
    moveOnce(
      studio,
      { ...asked, vendor, direction: "out", asked: null },
      failureOf("/out-all") === "fail",
    ),
  );
  on("/status", purseStatusRequest, async ({ merchant, reference }, vendor) => {
    const row = await findTransfer(studio.pool, { merchant, vendor, reference });
    return row ? tell(row) : { reference, state: "UNKNOWN" };
  });
  return app;
}

/** Moves the money, or answers the state of the movement that this reference already names. */
function moveOnce(studio: Studio, movement: Movement, isFailing: boolean): Promise<MoveReport> {
  const { merchant, vendor, playerId, reference, direction, asked, currency } = movement;
  return transaction(studio.pool, async (client) => {
    const purse = await client.query<{ balance: string; currency: string }>(
      `select balance, currency from studio.purse
       where merchant = $1 and vendor = $2 and player_id = $3 for update`,
      [merchant, vendor, playerId],
    );
    const known = await findTransfer(client, movement);
    if (known) return isSame(known, movement) ? tell(known) : refused(reference, "refused");
    const held = purse.rows[0];
    if (isFailing || held?.currency !== currency) {
      return write(studio, client, movement, { amount: 0n, reason: "refused" });
    }
    const balance = BigInt(held.balance);
    const amount = asked ?? balance - (balance % CENT);
    if (amount === 0n) return write(studio, client, movement, { amount, reason: "empty" });
    if (direction === "out" && amount > balance) {
      return write(studio, client, movement, { amount: 0n, reason: "insufficient" });
    }
    await client.query(
      `update studio.purse set balance = balance + $4
       where merchant = $1 and vendor = $2 and player_id = $3`,
      [merchant, vendor, playerId, direction === "in" ? amount : -amount],
    );
    return write(studio, client, movement, { amount, reason: null });
  });
}

async function write(
  { clock }: Studio,
  client: PoolClient,
  { merchant, vendor, reference, playerId, direction, asked }: Movement,
  { amount, reason }: { amount: bigint; reason: string | null },
): Promise<MoveReport> {
  const written = await client.query<TransferRow>(
    `insert into studio.purse_transfer
       (merchant, vendor, reference, player_id, direction, asked, amount, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *`,
    [merchant, vendor, reference, playerId, direction, asked, amount, reason, clock.now()],
  );
  return tell(written.rows[0]!);
}

async function findTransfer(
  client: Pick<PoolClient, "query">,
  { merchant, vendor, reference }: { merchant: string; vendor: string; reference: string },
): Promise<TransferRow | undefined> {
  const found = await client.query<TransferRow>(
    `select * from studio.purse_transfer
     where merchant = $1 and vendor = $2 and reference = $3`,
    [merchant, vendor, reference],
  );
  return found.rows[0];
}

const isSame = (row: TransferRow, { playerId, direction, asked }: Movement) =>
  row.player_id === playerId &&
  row.direction === direction &&
  (row.asked === null ? asked === null : BigInt(row.asked) === asked);

function tell({ reference, amount, reason }: TransferRow): MoveReport {
  if (reason !== null) return refused(reference, reason);
  const text = toAmountText(BigInt(amount));
  return { reference, state: "SUCCESS", amount: text };
}

const refused = (reference: string, reason: string): MoveReport => ({
  reference,
  state: "FAILED",
  reason,
});
