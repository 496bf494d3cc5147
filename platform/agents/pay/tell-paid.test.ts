import { expect, test } from "vitest";
import { daily, dividend, freshPay, tier } from "#tests/agents/contracts-under-test.ts";

const units = (amount: number) => BigInt(amount) * 10_000n;
const DAY = "2026-11-20";
const PAID = ["dividendPaid", "salaryPaid"];

test("a payee is told of each salary and dividend that is paid in full, also late", async () => {
  const t = await freshPay();
  const a = await t.agent();
  const b = await t.agent(a);
  const far = { validBet: units(5_000) };
  await t.signTop(a, daily([tier(10)]));
  await t.signTop(a, dividend([tier(1_000)]));
  await t.sign(a, b, daily([tier(10)]));
  await t.signTop(a, daily([tier(10, far)]));
  const paid = async (who: typeof a) => (await t.told(who)).filter((kind) => PAID.includes(kind));
  await t.play(b, DAY, { stake: units(1_000), payout: units(900) });
  await t.seal("2026-10-31", "2026-11-30");
  await t.open("daily", DAY, "2026-11-21");
  await t.pay();
  expect([await paid(a), await paid(b)]).toEqual([[], []]);
  await t.open("dividend", "2026-11-30", "2026-12-01");
  await t.pay();
  expect([await paid(a), await paid(b)]).toEqual([["dividendPaid"], []]);
  // The dividend gave the upline what it owes.
  t.clock.advance(24 * 3_600_000 * 30);
  await t.pay();
  await t.pay();
  expect([await paid(a), await paid(b)]).toEqual([["dividendPaid"], ["salaryPaid"]]);
});
