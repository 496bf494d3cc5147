import { Hono } from "hono";
import { z } from "zod";
import { amountText } from "#platform/contract/play/vendor-wallet.ts";
import { randomId } from "../wallet/random-id.ts";
import type { MockpayParts } from "./create-mockpay.ts";
import { isFromMerchant } from "./is-from-merchant.ts";
import { parseBody } from "./parse-body.ts";
import { findPayout, keepPayout, type PayoutRow, payoutStatusOf } from "./payout.ts";
import { payoutCourse } from "./payout-course.ts";

const newPayout = z.object({
  reference: z.string().min(1).max(100),
  amount: amountText,
  currency: z.string().length(3),
  destination: z.object({
    kind: z.string().max(20),
    holder: z.string().min(1).max(200),
    number: z.string().min(4).max(100),
  }),
});

/**
 * The calls of a merchant's server for its players: make a payment, and read its state. The same
 * reference is the same payment. Only the end of the account number is stored.
 */
export function payoutsApi(parts: MockpayParts): Hono {
  const app = new Hono();
  app.post("/", async ({ req, json }) => {
    const body = await req.text();
    if (!isFromMerchant(parts, req.raw, body)) return json({ error: "signature" }, 401);
    const read = newPayout.safeParse(parseBody(body));
    if (!read.success) return json({ error: "payout" }, 400);
    const { reference, amount, currency, destination } = read.data;
    const { outcome, afterMs, isSilent } = payoutCourse(amount);
    const payout = await keepPayout(parts.pool, {
      id: randomId(parts.random),
      reference,
      amount,
      currency,
      holder: destination.holder,
      number_end: destination.number.slice(-4),
      outcome,
      outcome_at: outcome && new Date(parts.clock.now().getTime() + afterMs),
    });
    const isSame = payout.amount === amount && payout.currency === currency;
    if (!isSame) return json({ error: "reference used" }, 409);
    return isSilent ? json({ error: "busy" }, 504) : json(answerOf(parts, payout));
  });
  app.get("/:reference", async ({ req, json }) => {
    if (!isFromMerchant(parts, req.raw, "")) return json({ error: "signature" }, 401);
    const payout = await findPayout(parts.pool, req.param("reference"));
    return payout ? json(answerOf(parts, payout)) : json({ error: "unknown" }, 404);
  });
  return app;
}

function answerOf({ clock }: MockpayParts, payout: PayoutRow) {
  const { id, reference, amount, currency } = payout;
  const status = payoutStatusOf(payout, clock.now());
  const reason = status === "FAILED" ? { reason: "bank_refused" } : {};
  return { id, reference, amount, currency, status, ...reason };
}
