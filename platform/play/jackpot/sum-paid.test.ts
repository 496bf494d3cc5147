import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { members } from "../../store/schema/merchant.ts";
import { sumPaid } from "./sum-paid.ts";

const DAY_MS = 86_400_000;

test("adds up what closed rounds paid, from the first of seven days on", async () => {
  const t = await freshTable();
  const context = await testContext(t);
  const since = t.clock.now().getTime() - 6 * DAY_MS;
  expect(await sumPaid(context)).toEqual({ paid: 0n, since });
  await t.betwin({ txId: "b1", winTxId: "w1", roundId: "r1", amount: "1", winAmount: "25" });
  await t.betwin({ txId: "b2", winTxId: "w2", roundId: "r2", amount: "1", winAmount: "0" });
  await t.betwin({
    txId: "b3",
    winTxId: "w3",
    roundId: "r3",
    winAmount: "900",
    roundClosed: false,
  });
  expect((await sumPaid(context)).paid).toBe(250_000n);
  t.clock.advance(7 * DAY_MS - 1);
  expect((await sumPaid(context)).paid).toBe(250_000n);
  t.clock.advance(1);
  expect((await sumPaid(context)).paid).toBe(0n);
});

test("neither another merchant's rounds nor a trial account's count", async () => {
  const [one, other] = [await freshTable(), await freshTable()];
  await one.betwin({ txId: "b1", winTxId: "w1", amount: "1", winAmount: "25" });
  expect((await sumPaid(await testContext(other))).paid).toBe(0n);
  const context = await testContext(one);
  await context.store.inMerchant(one.merchant.code, (tx) =>
    tx.update(members).set({ type: 4 }).where(eq(members.id, one.member.id)),
  );
  const trial = { txId: "b2", winTxId: "w2", roundId: "r2", amount: "1", winAmount: "40" };
  expect((await one.betwin(trial)).code).toBe("TRIAL_NOT_ALLOWED");
  expect((await sumPaid(context)).paid).toBe(250_000n);
});
