import { Hono } from "hono";
import { z } from "zod";
import { languageTag } from "#platform/contract/languages/language-tag.ts";
import { amountText } from "#platform/contract/play/vendor-wallet.ts";
import { randomId } from "../wallet/random-id.ts";
import type { MockpayParts } from "./create-mockpay.ts";
import { isFromMerchant } from "./is-from-merchant.ts";
import { findOrder, KINDS, keepOrder, type OrderRow, statusOf } from "./order.ts";
import { parseBody } from "./parse-body.ts";
import { languageOf } from "./words.ts";

const newOrder = z.object({
  reference: z.string().min(1).max(64),
  kind: z.enum(KINDS).default("card"),
  /** The method's name in the payer's language; empty means its kind's. */
  name: z.string().max(80).default(""),
  amount: amountText,
  currency: z.string().length(3),
  returnUrl: z.url({ protocol: /^https?$/ }),
  expiresAt: z.number().int(),
  language: languageTag,
  written: z
    .object({ symbol: z.string().min(1).max(5), country: z.string().regex(/^(?:[A-Z]{2})?$/) })
    .optional(),
});

/** The calls of a merchant's server: open an order, read an order. Both are signed as in VW/1. */
export function ordersApi(parts: MockpayParts): Hono {
  const app = new Hono();
  app.post("/", async ({ req, json }) => {
    const body = await req.text();
    if (!isFromMerchant(parts, req.raw, body)) return json({ error: "signature" }, 401);
    const read = newOrder.safeParse(parseBody(body));
    if (!read.success) return json({ error: "order" }, 400);
    const { name, returnUrl, expiresAt, language, written, ...rest } = read.data;
    const order = await keepOrder(parts.pool, {
      ...rest,
      id: randomId(parts.random),
      voucher: rest.kind === "voucher" ? voucherNumber(parts) : null,
      return_url: returnUrl,
      language: languageOf(language),
      expires_at: new Date(expiresAt),
      method_name: name,
      symbol: written?.symbol ?? null,
      country: written?.country ?? "",
    });
    const isSame = order.amount === rest.amount && order.currency === rest.currency;
    return isSame ? json(answerOf(parts, order)) : json({ error: "reference used" }, 409);
  });
  app.get("/:id", async ({ req, json }) => {
    if (!isFromMerchant(parts, req.raw, "")) return json({ error: "signature" }, 401);
    const order = await findOrder(parts.pool, req.param("id"));
    return order ? json(answerOf(parts, order)) : json({ error: "unknown" }, 404);
  });
  return app;
}

function answerOf({ origin, clock }: MockpayParts, order: OrderRow) {
  return {
    gatewayTxId: order.id,
    reference: order.reference,
    amount: order.paid_amount ?? order.amount,
    voucher: order.voucher,
    currency: order.currency,
    status: statusOf(order, clock.now()),
    redirectUrl: `${origin}/pay/${order.id}?lang=${order.language}`,
  };
}

/** Eighteen digits, like a shop's voucher. */
function voucherNumber({ random }: Pick<MockpayParts, "random">): string {
  return Array.from(random.bytes(18), (byte) => byte % 10).join("");
}
