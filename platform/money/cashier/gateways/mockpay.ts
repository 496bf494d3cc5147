import { z } from "zod";
import type { DepositPayment } from "../../../contract/money/cashier.ts";
import { Unknown } from "../../../contract/wire/refusal.ts";
import { isSignedBy, signedHeaders } from "../../../contract/wire/signature.ts";
import { formatAmount, parseAmount } from "../../../domain/money.ts";
import { isInBankApp, MOCKPAY } from "../methods.ts";
import { askGateway } from "./ask-gateway.ts";
import type { Gateway, GatewayContext, NewOrder } from "./gateway.ts";

const CLOCK_WINDOW_SECONDS = 300;

const answer = z.object({
  gatewayTxId: z.string().min(1).max(64),
  reference: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.enum(["WAITING", "PAID", "FAILED", "EXPIRED", "REFUNDED"]),
  redirectUrl: z.string(),
  voucher: z.string().nullish(),
});
type Answer = z.infer<typeof answer>;

/** The demonstration's gateway, signed in both directions like VW/1. */
export const mockpay: Gateway = {
  async create(context, origin, order) {
    const { reference, kind, name, currency, returnUrl, expiresAt, language, written } = order;
    const amount = formatAmount(order.amount);
    const body = JSON.stringify({
      ...{ reference, kind, name, amount, currency, returnUrl, language, written },
      expiresAt: expiresAt.getTime(),
    });
    const read = await ask(context, "POST", `${origin}/orders`, body);
    return { gatewayTxId: read.gatewayTxId, payment: paymentOf(order, read) };
  },
  async query(context, origin, gatewayTxId) {
    const url = `${origin}/orders/${encodeURIComponent(gatewayTxId)}`;
    const { reference, currency, status, ...read } = await ask(context, "GET", url, "");
    const amount = parseAmount(read.amount);
    if (amount === null) throw new Unknown("the gateway's answer is not an order");
    return { gatewayTxId: read.gatewayTxId, reference, amount, currency, status };
  },
  isSigned({ method, path, headers, body }, { secrets, clock }) {
    const header = (name: string) => headers.get(name) ?? "";
    const timestamp = header("x-timestamp");
    const age = Math.abs(clock.now().getTime() / 1000 - Number(timestamp));
    const isFresh = /^\d{1,12}$/.test(timestamp) && age <= CLOCK_WINDOW_SECONDS;
    // A repeated webhook needs no nonce: it credits nothing twice.
    const signed = { timestamp, nonce: header("x-nonce"), method, path, body };
    if (!isFresh || header("x-vendor-id") !== MOCKPAY) return false;
    return isSignedBy(secrets.gateways.get(MOCKPAY) ?? [], signed, header("x-signature"));
  },
};

function paymentOf(
  { kind, details }: NewOrder,
  { redirectUrl: url, voucher }: Answer,
): DepositPayment {
  const nothing = { code: null, bank: null, note: null };
  if (kind === "wallet" && !isInBankApp({ details }))
    return { ...nothing, kind: "qr", url, code: url };
  if (kind === "voucher") return { ...nothing, kind: "voucher", url, code: voucher ?? null };
  return { ...nothing, kind: "link", url };
}

async function ask(
  context: GatewayContext,
  method: "GET" | "POST",
  url: string,
  body: string,
): Promise<Answer> {
  const [secret] = context.secrets.gateways.get(MOCKPAY) ?? [];
  if (!secret) throw new Unknown("no secret for the gateway");
  const headers = signedHeaders(MOCKPAY, secret, {
    timestamp: String(Math.floor(context.clock.now().getTime() / 1000)),
    nonce: Buffer.from(context.random.bytes(16)).toString("base64url"),
    method,
    path: new URL(url).pathname,
    body,
  });
  const read = answer.safeParse(await askGateway(context, url, { method, headers, body }));
  if (!read.success) throw new Unknown("the gateway's answer is not an order");
  return read.data;
}
