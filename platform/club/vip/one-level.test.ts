import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { freshTable, GAME } from "#tests/support/vendor.ts";
import { giveVipLevels, noteDeposit, raiseLevelsOf } from "#tests/under-test/club-under-test.ts";
import { memberInfo } from "../../members/account/member-info.ts";
import { showWithdrawOptions } from "../../money/withdrawals/request/show-withdraw-options.ts";
import { listServicePaths } from "../../publishing/service/list-service-paths.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { getVipStanding } from "./get-vip-standing.ts";

const servicePaths = [
  { type: 3, path: "/service" },
  { type: 3, path: "/service?line=vip", isVip: true },
];

test("the club, the pages, the service and the limits of withdrawals know the same level", async () => {
  const { store, clock, merchant, member, bet, endRound } = await freshTable();
  await giveVipLevels(merchant.code, { 5: { validBet: 100_000n, deposits: 1_000_000n } });
  await store.db
    .update(merchants)
    .set({ settings: { servicePaths } })
    .where(eq(merchants.code, merchant.code));
  const known = async () => {
    const context = await testContext({ merchant, actor: member.actor });
    const [first] = (await listServicePaths(context)).version.pathList;
    return { ...(await showWithdrawOptions(context)), first: first?.path, context };
  };
  const before = await known();
  expect(before.first).toBe("/service");

  await bet({ txId: "b1", gameCode: GAME, amount: "10.00" });
  await endRound();
  await noteDeposit(merchant, member.id, 1_000_000n);
  await raiseLevelsOf(merchant, clock);
  const after = await known();
  expect(await getVipStanding(after.context, {})).toMatchObject({ level: 5, nextLevel: null });
  expect((await memberInfo(after.context)).clubLabel.rankLevel).toBe(5);
  expect(after.first).toBe("/service?line=vip");
  expect(after.perDayMax - before.perDayMax).toBe(5);
  expect(after.sumPerDayMax - before.sumPerDayMax).toBe(5n * 1_000_000_000n);
});
