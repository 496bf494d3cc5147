import { z } from "zod";
import type { Context } from "../context.ts";
import { Unknown } from "../contract/refusal.ts";
import { signedHeaders } from "../contract/signature.ts";
import { formatAmount, parseAmount } from "../domain/money.ts";
import { MOCKPAY } from "./methods.ts";
import type { DepositRow } from "./to-deposit.ts";

export type GatewayContext = Pick<Context, "secrets" | "clock" | "random" | "outside">;

const order = z.object({
  gatewayTxId: z.string().min(1).max(64),
  reference: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.enum(["WAITING", "PAID", "FAILED", "EXPIRED"]),
  redirectUrl: z.string(),
});
export type Order = Omit<z.infer<typeof order>, "amount"> & { amount: bigint };

/** Asks the gateway for an order; the same reference again answers the same order. */
export function placeOrder(
  context: GatewayContext,
  origin: string,
  row: DepositRow,
  language: string,
): Promise<Order> {
  const body = JSON.stringify({
    reference: referenceOf(row),
    amount: formatAmount(row.amount),
    currency: row.currency,
    returnUrl: row.returnUrl,
    expiresAt: row.expiresAt.getTime(),
    language,
  });
  return ask(context, "POST", `${origin}/orders`, body);
}

/** The order's true state, as the gateway itself tells it. */
export function readOrder(
  context: GatewayContext,
  origin: string,
  gatewayTxId: string,
): Promise<Order> {
  return ask(context, "GET", `${origin}/orders/${encodeURIComponent(gatewayTxId)}`, "");
}

/** What the gateway calls the deposit: begins with the merchant, for one webhook serves them all. */
export function referenceOf(row: { merchant: string; id: string }): string {
  return `${row.merchant}.${row.id}`;
}

async function ask(
  context: GatewayContext,
  method: "GET" | "POST",
  url: string,
  body: string,
): Promise<Order> {
  const [secret] = context.secrets.gateways.get(MOCKPAY) ?? [];
  if (!secret) throw new Unknown("the gateway has no secret");
  const parts = {
    timestamp: String(Math.floor(context.clock.now().getTime() / 1000)),
    nonce: Buffer.from(context.random.bytes(16)).toString("base64url"),
    method,
    path: new URL(url).pathname,
    body,
  };
  const request = new Request(url, {
    method,
    headers: signedHeaders(MOCKPAY, secret, parts),
    signal: AbortSignal.timeout(10_000),
    ...(method === "POST" && { body }),
  });
  return understand(await send(context, request));
}

async function send(context: GatewayContext, request: Request): Promise<unknown> {
  try {
    const response = await context.outside(request);
    if (response.ok) return await response.json();
    throw new Unknown(`the gateway answered ${response.status}`);
  } catch (error) {
    if (error instanceof Unknown) throw error;
    throw new Unknown(`the gateway did not answer: ${error instanceof Error ? error.message : ""}`);
  }
}

function understand(answer: unknown): Order {
  const read = order.safeParse(answer);
  const amount = read.success ? parseAmount(read.data.amount) : null;
  if (!read.success || amount === null) throw new Unknown("the gateway's answer is no order");
  return { ...read.data, amount };
}
