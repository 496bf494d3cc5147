import { z } from "zod";
import { signedHeaders } from "../../../contract/wire/signature.ts";
import { formatAmount, parseAmount } from "../../../domain/money.ts";
import { MOCKPAY } from "../../cashier/methods.ts";
import {
  PAYOUT_FAILURES,
  type PayoutAnswer,
  type PayoutContext,
  type PayoutGateway,
  type PayoutOrder,
} from "./payout-gateway.ts";

const ANSWER_WITHIN_MS = 10_000;

const payout = z.object({
  reference: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.enum(["PROCESSING", "PAID", "FAILED"]),
  reason: z.enum(PAYOUT_FAILURES).catch("bank_refused"),
});

/** Payments through MOCKPAY, signed like its deposits. Throws without its secret. */
export function mockpayPayouts(context: PayoutContext, origin: string): PayoutGateway {
  const [secret] = context.secrets.gateways.get(MOCKPAY) ?? [];
  if (!secret) throw new Error(`no secret for ${MOCKPAY}`);
  const send = (method: "GET" | "POST", path: string, body: string) => {
    const url = `${origin}${path}`;
    const parts = {
      timestamp: String(Math.floor(context.clock.now().getTime() / 1000)),
      nonce: Buffer.from(context.random.bytes(16)).toString("base64url"),
      method,
      path: new URL(url).pathname,
      body,
    };
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const headers = signedHeaders(MOCKPAY, secret, parts);
    return context.outside(
      new Request(url, { method, headers, signal, ...(method === "POST" && { body }) }),
    );
  };
  return {
    async pay(order) {
      const { reference, amount, currency, destination } = order;
      const body = { reference, amount: formatAmount(amount), currency, destination };
      const response = await send("POST", "/payouts", JSON.stringify(body)).catch(() => null);
      return understand(order, response);
    },
    async query(order) {
      const path = `/payouts/${encodeURIComponent(order.reference)}`;
      const response = await send("GET", path, "").catch(() => null);
      return response?.status === 404 ? { outcome: "absent" } : understand(order, response);
    },
  };
}

/** Only an answer about exactly this payment tells its outcome. */
async function understand(order: PayoutOrder, response: Response | null): Promise<PayoutAnswer> {
  if (!response?.ok) return { outcome: "unknown" };
  const read = payout.safeParse(await response.json().catch(() => null));
  if (!read.success) return { outcome: "unknown" };
  const { reference, amount, currency, status, reason } = read.data;
  const isThis =
    reference === order.reference &&
    currency === order.currency &&
    parseAmount(amount) === order.amount;
  if (!isThis || status === "PROCESSING") return { outcome: "unknown" };
  return status === "PAID" ? { outcome: "paid" } : { outcome: "failed", reason };
}
