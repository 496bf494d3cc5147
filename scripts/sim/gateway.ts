import { signedHeaders } from "#platform/contract/signature.ts";
import type { GatewayOrder } from "./oracle/cashier.ts";

export const GATEWAY_ORIGIN = "http://gateway.sim";
export const GATEWAY_SECRET = "gateway-secret";
const WEBHOOK_PATH = "/platform/cashier/webhooks/mockpay";

type Order = GatewayOrder & { gatewayTxId: string; reference: string };

/** A payment gateway that keeps its orders in memory; the history decides what becomes of them. */
export type Gateway = {
  /** What the platform reaches by its `outside`. */
  answer: (request: Request) => Promise<Response>;
  /** How many orders were placed. */
  count: () => number;
  /** By the platform's id of the deposit; undefined where no order was placed. */
  orderOf: (depositId: string) => Order | undefined;
  /** The signed request that says that something happened to an order. */
  webhook: (order: Order, now: Date, nonce: string) => Request;
  lines: { isUp: boolean };
};

const decimals = (units: number) => (units / 10_000).toFixed(4).replace(/0{1,2}$/, "");

export function makeGateway(): Gateway {
  const orders = new Map<string, Order>();
  const lines = { isUp: true };
  const show = (order: Order) =>
    Response.json({ ...order, amount: decimals(order.amount), redirectUrl: `${GATEWAY_ORIGIN}/p` });
  return {
    lines,
    count: () => orders.size,
    orderOf: (depositId) =>
      [...orders.values()].find(({ reference }) => reference.split(".")[1] === depositId),
    async answer(request) {
      if (!lines.isUp) throw new Error("the gateway is down");
      if (request.method === "POST") {
        const { reference, amount, currency } = (await request.json()) as Record<string, string>;
        const known = orders.get(reference!);
        const order = known ?? {
          gatewayTxId: `g-${orders.size + 1}-${reference}`.slice(0, 64),
          reference: reference!,
          amount: Math.round(Number(amount) * 10_000),
          currency: currency!,
          status: "WAITING",
        };
        orders.set(order.reference, order);
        return show(order);
      }
      const id = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1)!);
      const order = [...orders.values()].find(({ gatewayTxId }) => gatewayTxId === id);
      return order ? show(order) : new Response(null, { status: 404 });
    },
    webhook(order, now, nonce) {
      const status = order.status === "FAILED" ? "FAILED" : "PAID";
      const { gatewayTxId, reference, currency } = order;
      const amount = decimals(order.amount);
      const body = JSON.stringify({ gatewayTxId, reference, amount, currency, status });
      const timestamp = String(Math.floor(now.getTime() / 1000));
      const parts = { timestamp, nonce, method: "POST", path: WEBHOOK_PATH, body };
      const headers = signedHeaders("mockpay", GATEWAY_SECRET, parts);
      return new Request(`http://platform.sim${WEBHOOK_PATH}`, { method: "POST", headers, body });
    },
  };
}
