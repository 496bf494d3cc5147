import { signedHeaders } from "#platform/contract/wire/signature.ts";
import type { GatewayOrder } from "../oracle/cashier.ts";
import { answerOfDlocal, dlocalNotice, dlocalPayment, isSignedForDlocal } from "./dlocal.ts";
import { DLOCAL_ORIGIN, GATEWAY_ORIGIN, GATEWAY_SECRET } from "./gateway-names.ts";

const WEBHOOK_PATH = "/platform/cashier/webhooks/mockpay";

export type Order = GatewayOrder & { gatewayTxId: string; reference: string };

/** A payment gateway that keeps its orders in memory. The history decides their outcome. */
export type Gateway = {
  /** The handler behind the platform's `outside`. */
  answer: (request: Request) => Promise<Response>;
  /** The number of orders. */
  count: () => number;
  /** By the platform's id of the deposit; undefined without an order. */
  orderOf: (depositId: string) => Order | undefined;
  /** The signed request that reports a change of an order. */
  webhook: (order: Order & { isForged: boolean }, now: Date, nonce: string) => Request;
  /** `isUp` false: no request arrives. `isBack` false: the answer to a new order is lost. */
  connection: { isUp: boolean; isBack: boolean };
};

const decimals = (units: number) => (units / 10_000).toFixed(4).replace(/0{1,2}$/, "");

export function makeGateway(): Gateway {
  const orders = new Map<string, Order>();
  const connection = { isUp: true, isBack: true };
  const show = (order: Order) =>
    Response.json(
      order.via === "dlocal"
        ? dlocalPayment(order)
        : { ...order, amount: decimals(order.amount), redirectUrl: `${GATEWAY_ORIGIN}/p` },
    );
  return {
    connection,
    count: () => orders.size,
    orderOf: (depositId) =>
      [...orders.values()].find(({ reference }) => reference.split(".")[1] === depositId),
    async answer(request) {
      if (!connection.isUp) throw new Error("the gateway is down");
      const via = request.url.startsWith(DLOCAL_ORIGIN) ? "dlocal" : "mockpay";
      const body = await request.text();
      if (via === "dlocal" && !isSignedForDlocal(request, body)) {
        return Response.json({ code: 3001 }, { status: 401 });
      }
      if (request.method === "POST") {
        const { amount, currency, ...names } = JSON.parse(body) as Record<string, string>;
        const reference = (names.reference ?? names.order_id)!;
        const known = orders.get(reference);
        const refused = via === "dlocal" && answerOfDlocal(request, known);
        if (refused) return refused;
        const order = known ?? {
          via,
          gatewayTxId: `g-${orders.size + 1}-${reference}`.slice(0, 64),
          reference,
          amount: Math.round(Number(amount) * 10_000),
          currency: currency!,
          status: "WAITING",
        };
        orders.set(order.reference, order);
        if (!connection.isBack) throw new Error("the answer was lost");
        return show(order);
      }
      const id = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1)!);
      const order = [...orders.values()].find(
        (one) => one.via === via && [one.gatewayTxId, one.reference].includes(id),
      );
      if (via === "dlocal") return answerOfDlocal(request, order)!;
      return order ? show(order) : new Response(null, { status: 404 });
    },
    webhook(order, now, nonce) {
      const status = order.status === "FAILED" ? "FAILED" : "PAID";
      if (order.via === "dlocal") return dlocalNotice({ ...order, status }, now);
      const { gatewayTxId, reference, currency, isForged } = order;
      const amount = decimals(order.amount);
      const body = JSON.stringify({ gatewayTxId, reference, amount, currency, status });
      const timestamp = String(Math.floor(now.getTime() / 1000));
      const parts = { timestamp, nonce, method: "POST", path: WEBHOOK_PATH, body };
      const secret = isForged ? "a guess" : GATEWAY_SECRET;
      const headers = signedHeaders("mockpay", secret, parts);
      return new Request(`http://platform.sim${WEBHOOK_PATH}`, { method: "POST", headers, body });
    },
  };
}
