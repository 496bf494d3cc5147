import { newId } from "../../../core/access/token.ts";
import type { Context, Secrets } from "../../../core/context.ts";
import type { DepositMethod } from "../methods.ts";
import { referenceOf } from "../reference-of.ts";
import { type GatewayName, gateways } from "./gateways.ts";

export type Tried = {
  reachable: "yes" | "no" | "untried";
  signature: "accepted" | "refused" | "untried";
  /** One line, without a secret. */
  answer: string;
};
type Parts = Pick<Context, "clock" | "random" | "outside"> & {
  secrets: Secrets;
  merchant: Context["merchant"];
};

const DLOCAL_SANDBOX = "https://sandbox.dlocal.com";
const MINUTE_MS = 60_000;
const REFUSING = [401, 403];

/** The address at which a gateway takes payments without money. MOCKPAY never moves any. */
export const sandboxOf = ({ gateway, origin }: DepositMethod): string | null =>
  gateway === "dlocal" ? DLOCAL_SANDBOX : gateway === "mockpay" ? origin : null;

/**
 * Opens a payment of the method's least amount at the sandbox. Its reference belongs to no deposit, so
 * whatever becomes of it credits nobody.
 */
export async function tryGateway(
  context: Parts,
  method: DepositMethod & { gateway: GatewayName },
  sandbox: string,
  returnUrl: string,
): Promise<Tried> {
  const { clock, random, merchant } = context;
  const { dlocalSandbox } = context.secrets;
  if (method.gateway === "dlocal" && !dlocalSandbox) {
    const answer =
      "The sandbox's own account is missing: secret gateway <merchant> dlocal-sandbox.";
    return { reachable: "untried", signature: "untried", answer };
  }
  const heard = listening(context.outside);
  const parts = { ...context, outside: heard.outside };
  const secrets = { ...context.secrets, dlocal: dlocalSandbox };
  const { notificationUrl: _none, ...details } = method.details;
  const order = {
    reference: referenceOf({ merchant: merchant.code, id: `try-${newId(random)}` }),
    ...{
      wasAsked: false,
      kind: method.kind,
      name: "",
      amount: method.amountMin,
      returnUrl,
      details,
    },
    ...{ currency: merchant.currency, country: merchant.country, language: "es" },
    written: { symbol: merchant.currencySymbol, country: merchant.country },
    expiresAt: new Date(clock.now().getTime() + method.expiresInMinutes * MINUTE_MS),
    payer: { id: "test", name: "Test Payment", email: null },
  };
  try {
    const opened = await gateways[method.gateway].create({ ...parts, secrets }, sandbox, order);
    const answer = `It opened the payment ${opened.gatewayTxId}, which credits nobody.`;
    return { reachable: "yes", signature: "accepted", answer };
  } catch {
    const { status, words } = heard.last();
    if (status === null) {
      return { reachable: "no", signature: "untried", answer: "There was no answer." };
    }
    const signature = REFUSING.includes(status) ? "refused" : "accepted";
    return { reachable: "yes", signature, answer: [`It answered ${status}`, ...words].join(": ") };
  }
}

/** A way outside that remembers the last answer: its status, and the code and message of a refusal. */
function listening(outside: Context["outside"]) {
  let status: number | null = null;
  let words: string[] = [];
  return {
    last: () => ({ status, words }),
    outside: async (request: Request) => {
      const response = await outside(request);
      status = response.status;
      words = wordsOf(
        await response
          .clone()
          .json()
          .catch(() => null),
      );
      return response;
    },
  };
}

/** "5010 Method not available" or "signature", of the forms in which our gateways refuse. */
function wordsOf(body: unknown): string[] {
  const { code, message, error } = (body ?? {}) as Record<string, unknown>;
  const text = [code, message, error]
    .filter((part) => typeof part === "string" || typeof part === "number")
    .join(" ")
    .replaceAll(/\p{Cc}/gu, " ")
    .slice(0, 120);
  return text === "" ? [] : [text];
}
