import { createHmac } from "node:crypto";
import type { Order } from "./gateway.ts";
import { DLOCAL } from "./gateway-names.ts";

const WEBHOOK_URL = "http://platform.sim/platform/cashier/webhooks/dlocal";
const SCHEME = "V2-HMAC-SHA256, Signature: ";
/** dLocal's own words for the state of an order. */
const WORDS: Record<string, string> = {
  WAITING: "PENDING",
  PAID: "PAID",
  FAILED: "REJECTED",
  REFUNDED: "CHARGEBACK",
};

const signature = (date: string, body: string, secret: string) =>
  SCHEME + createHmac("sha256", secret).update(`${DLOCAL.login}${date}${body}`).digest("hex");

export function isSignedForDlocal({ headers }: Request, body: string): boolean {
  const date = headers.get("x-date") ?? "";
  return headers.get("authorization") === signature(date, body, DLOCAL.secretKey);
}

/** A payment in dLocal's public format: amounts are numbers. */
export function dlocalPayment({ gatewayTxId, reference, amount, currency, status }: Order) {
  return {
    id: gatewayTxId,
    amount: amount / 10_000,
    currency,
    status: WORDS[status],
    order_id: reference,
    ticket: { number: "646180111812345678" },
  };
}

/** dLocal's answer to a request about orders; undefined when the request opens one. */
export function answerOfDlocal(
  { method, url }: Request,
  order: Order | undefined,
): Response | undefined {
  if (method === "POST") {
    return order && Response.json({ code: 5009, message: "duplicated" }, { status: 400 });
  }
  if (!order) return Response.json({ code: 4000 }, { status: 404 });
  const { gatewayTxId: payment_id, reference: order_id } = order;
  const isByName = new URL(url).pathname.startsWith("/orders/");
  return Response.json(isByName ? { payment_id, order_id } : dlocalPayment(order));
}

/** The notification that dLocal sends about a payment, or a forged one. */
export function dlocalNotice(order: Order & { isForged: boolean }, now: Date): Request {
  const body = JSON.stringify(dlocalPayment(order));
  const date = now.toISOString();
  const secret = order.isForged ? "a guess" : DLOCAL.secretKey;
  const headers = {
    "x-date": date,
    "x-login": DLOCAL.login,
    authorization: signature(date, body, secret),
  };
  return new Request(WEBHOOK_URL, { method: "POST", headers, body });
}
