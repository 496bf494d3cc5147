import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { signedHeaders } from "#platform/contract/wire/signature.ts";
import { emptyDatabase, testClock } from "#tests/support/database.ts";
import { createMockpay } from "./create-mockpay.ts";

async function gateway() {
  const clock = testClock(Date.UTC(2030, 0, 1));
  const mockpay = createMockpay({
    pool: await emptyDatabase(),
    webhookUrl: "http://shop.test/webhooks",
    webhookFetch: () => new Response(),
    secret: "shop-secret",
    origin: "http://pay.test",
    clock,
    random: { bytes: (length: number) => randomBytes(length) },
  });
  await mockpay.start();
  const ask = async (path: string, body?: object, secret = "shop-secret") => {
    const text = body ? JSON.stringify(body) : "";
    const parts = {
      timestamp: String(clock.now().getTime() / 1000),
      nonce: "n-1",
      method: body ? "POST" : "GET",
      path,
      body: text,
    };
    const headers = signedHeaders("mockpay", secret, parts);
    const init = { method: parts.method, headers, ...(body && { body: text }) };
    const response = await mockpay.fetch(new Request(`http://pay.test${path}`, init));
    return { status: response.status, body: await response.json() };
  };
  return { clock, ask, close: mockpay.close };
}

const payout = (amount: string, reference = "shop.w1.1.1") => ({
  reference,
  amount,
  currency: "MXN",
  destination: { kind: "clabe", holder: "Ana Ejemplo", number: "032180000118359719" },
});

test.each([
  ["250.00", 200, "PAID", "PAID"],
  ["250.01", 200, "FAILED", "FAILED"],
  ["250.02", 504, "PAID", "PAID"],
  ["250.03", 200, "PROCESSING", "PAID"],
  ["250.04", 504, "PROCESSING", "FAILED"],
  ["250.05", 200, "PROCESSING", "PROCESSING"],
])("%s is answered with %i, is %s at first and %s in the end", async (amount, ...expected) => {
  const { ask, clock, close } = await gateway();
  const asked = await ask("/payouts", payout(amount));
  const first = await ask("/payouts/shop.w1.1.1");
  clock.advance(20_000);
  const last = await ask("/payouts/shop.w1.1.1");
  expect([asked.status, first.body.status, last.body.status]).toEqual(expected);
  await close();
});

test("one reference is one payment, for the merchant alone", async () => {
  const { ask, close } = await gateway();
  const { body } = await ask("/payouts", payout("250.00"));
  expect((await ask("/payouts", payout("250.00"))).body.id).toBe(body.id);
  expect((await ask("/payouts", payout("251.00"))).status).toBe(409);
  expect((await ask("/payouts", payout("250.00", "shop.w2.1.1"), "guess")).status).toBe(401);
  expect((await ask("/payouts/shop.w1.1.1", undefined, "guess")).status).toBe(401);
  expect((await ask("/payouts/shop.w2.1.1")).status).toBe(404);
  await close();
});
