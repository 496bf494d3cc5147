import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { DepositPayment } from "../../../contract/money/cashier.ts";
import { Unknown } from "../../../contract/wire/refusal.ts";
import type { DlocalAccount } from "../../../core/context.ts";
import { formatAmount, parseAmount } from "../../../domain/money.ts";
import { askGateway, hearGateway } from "./ask-gateway.ts";
import type { Gateway, GatewayContext, OrderState } from "./gateway.ts";

const VERSION = "2.1";
const SCHEME = "V2-HMAC-SHA256, Signature: ";

const payment = z.object({
  id: z.string().min(1).max(64),
  amount: z.number().nonnegative(),
  currency: z.string(),
  status: z.string(),
  order_id: z.string(),
  redirect_url: z.string().nullish(),
  ticket: z.object({ number: z.string().nullish() }).nullish(),
});
type Payment = z.infer<typeof payment>;

/** An order found by the merchant's own name for it. */
const known = z.object({ payment_id: z.string().min(1).max(64) });
const notFound = z.object({ code: z.literal(4000) });

/** An unlisted status waits: it neither credits nor ends a deposit. */
const STATES: Readonly<Record<string, OrderState>> = {
  PENDING: "WAITING",
  AUTHORIZED: "WAITING",
  PAID: "PAID",
  REJECTED: "FAILED",
  CANCELLED: "FAILED",
  EXPIRED: "EXPIRED",
  REFUNDED: "REFUNDED",
  CHARGEBACK: "REFUNDED",
};

/**
 * dLocal's Payins by its public documentation (docs.dlocal.com). Every message in both directions
 * carries an HMAC-SHA256 over X-Login, X-Date and the raw body. GET /payments/{id} returns the
 * status. An order_id is accepted once (5009 the second time), so GET /orders/{id} finds an earlier
 * order.
 */
export const dlocal: Gateway = {
  async create(context, origin, order) {
    const opened = order.wasAsked && (await findOrder(context, origin, order.reference));
    if (opened) return { gatewayTxId: opened.id, payment: paymentOf(opened) };
    const { id: userReference, name, email } = order.payer;
    const body = JSON.stringify({
      amount: Number(formatAmount(order.amount)),
      currency: order.currency,
      country: order.country,
      payment_method_id: order.details.paymentMethodId,
      payment_method_flow: "REDIRECT",
      payer: { name, user_reference: userReference, ...(email && { email }) },
      order_id: order.reference,
      callback_url: order.returnUrl,
      ...(order.details.notificationUrl && { notification_url: order.details.notificationUrl }),
    });
    const read = await ask(context, "POST", `${origin}/payments`, body);
    return { gatewayTxId: read.id, payment: paymentOf(read) };
  },
  async query(context, origin, gatewayTxId) {
    const url = `${origin}/payments/${encodeURIComponent(gatewayTxId)}`;
    const read = await ask(context, "GET", url, "");
    // Written as the shortest decimal of the number, so that no digit is invented.
    const amount = parseAmount(String(read.amount));
    if (amount === null) throw new Unknown("the gateway's answer is not a payment");
    const status = STATES[read.status] ?? "WAITING";
    return {
      gatewayTxId: read.id,
      reference: read.order_id,
      amount,
      currency: read.currency,
      status,
    };
  },
  isSigned({ headers, body }, { secrets }) {
    const { dlocal: account } = secrets;
    const given = headers.get("authorization") ?? "";
    if (!account || !given.startsWith(SCHEME)) return false;
    // Repeated for days, so its age proves nothing. The content is queried anyway.
    const date = headers.get("x-date") ?? "";
    const signature = given.slice(SCHEME.length).trim().toLowerCase();
    return isSame(signature, signatureOf(account, date, body));
  },
};

/** The payment of our order at dLocal, or null when dLocal does not know it. */
async function findOrder(
  context: GatewayContext,
  origin: string,
  reference: string,
): Promise<Payment | null> {
  const url = `${origin}/orders/${encodeURIComponent(reference)}`;
  const init = { method: "GET", headers: headersFor(context, ""), body: "" } as const;
  const { status, body } = await hearGateway(context, url, init);
  if (status === 404 && notFound.safeParse(body).success) return null;
  const order = known.safeParse(status < 300 ? body : null);
  if (!order.success) throw new Unknown("the gateway's answer has no order", { status });
  const id = encodeURIComponent(order.data.payment_id);
  const read = await ask(context, "GET", `${origin}/payments/${id}`, "");
  if (read.order_id !== reference) throw new Unknown("the gateway answered about another order");
  return read;
}

function paymentOf({ redirect_url: page, ticket }: Payment): DepositPayment {
  const url = page && /^https:\/\//.test(page) ? page : null;
  const nothing = { url, bank: null, note: null };
  if (ticket?.number) return { ...nothing, kind: "voucher", code: ticket.number };
  if (!url) throw new Unknown("the gateway's order has no payment page");
  return { ...nothing, kind: "link", code: null };
}

async function ask(
  context: GatewayContext,
  method: "GET" | "POST",
  url: string,
  body: string,
): Promise<Payment> {
  const headers = headersFor(context, body);
  const read = payment.safeParse(await askGateway(context, url, { method, headers, body }));
  if (!read.success) throw new Unknown("the gateway's answer is not a payment");
  return read.data;
}

function headersFor(context: GatewayContext, body: string): Record<string, string> {
  const { dlocal: account } = context.secrets;
  if (!account) throw new Unknown("no dLocal account is configured");
  const date = context.clock.now().toISOString();
  return {
    "x-date": date,
    "x-login": account.login,
    "x-trans-key": account.transKey,
    "x-version": VERSION,
    "content-type": "application/json",
    "user-agent": "white-label-gaming",
    authorization: SCHEME + signatureOf(account, date, body),
  };
}

function signatureOf(account: DlocalAccount, date: string, body: string | Uint8Array): string {
  const hmac = createHmac("sha256", account.secretKey);
  return hmac.update(account.login).update(date).update(body).digest("hex");
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
