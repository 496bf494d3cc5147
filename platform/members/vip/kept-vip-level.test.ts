import { expect, test } from "vitest";
import { testClock, testContext } from "#tests/support/database.ts";
import { freshTable, GAME } from "#tests/support/vendor.ts";
import { giveVipLevels, raiseLevelsOf } from "#tests/under-test/club-under-test.ts";
import { keptVipLevel } from "./kept-vip-level.ts";

test("the pages learn of a new level within a minute", async () => {
  const { merchant, member, bet, endRound } = await freshTable();
  await giveVipLevels(merchant.code, { 5: { validBet: 100_000n } });
  const clock = testClock();
  const context = await testContext({ merchant, actor: member.actor, clock });
  expect(await keptVipLevel(context, member.id)).toBe(0);
  await bet({ txId: "b1", gameCode: GAME, amount: "10.00" });
  await endRound();
  await raiseLevelsOf(merchant, clock);
  expect(await keptVipLevel(context, member.id)).toBe(0);
  clock.advance(60_000);
  expect(await keptVipLevel(context, member.id)).toBe(5);
});
