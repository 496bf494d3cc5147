import { expect, test } from "vitest";
import { freshMember, testContext, testStore } from "#tests/support/database.ts";
import { freshTable, GAME } from "#tests/support/vendor.ts";
import { noteDeposit, raiseLevelsOf } from "#tests/under-test/club-under-test.ts";
import { platformUnderTest } from "../../../tests/under-test/platform-under-test.ts";
import { vipLevels, vipStanding } from "../../contract/club/vip.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { send } from "../../contract/wire/send.ts";
import { vipLevels as table } from "../../store/schema/club.ts";
import { getVipStanding } from "./get-vip-standing.ts";

async function giveLevels(merchant: string) {
  const store = await testStore();
  const row = {
    merchant,
    icon: "star",
    keepValidBet: 0n,
    rebate: { slots: 40, live: 30, sports: 30 },
  };
  await store.inMerchant(merchant, (tx) =>
    tx.insert(table).values([
      { ...row, level: 5, words: { es: { name: "Cinco" } }, validBet: 900_000_000n, deposits: 0n },
      { ...row, level: 0, words: { es: { name: "Cero" } }, validBet: 0n, deposits: 0n },
      {
        ...row,
        level: 1,
        words: { es: { name: "Uno" }, en: { name: "One" } },
        validBet: 100_000n,
        deposits: 1_000_000n,
      },
    ]),
  );
}

test("the levels come from the lowest up, with service above the fourth, each merchant its own", async () => {
  const under = await platformUnderTest();
  const other = await platformUnderTest();
  await giveLevels(under.merchant.code);
  const { levels } = await send(under.caller(), vipLevels, { language: "en" });
  expect(levels.map(({ level, name, hasService }) => [level, name, hasService])).toEqual([
    [0, "Cero", false],
    [1, "One", false],
    [5, "Cinco", true],
  ]);
  expect((await send(other.caller(), vipLevels, { language: "en" })).levels).toEqual([]);
});

test("a member's level follows from what they really bet and deposited", async () => {
  const { merchant, member, clock, bet, endRound } = await freshTable();
  await giveLevels(merchant.code);
  await noteDeposit(merchant, member.id, 1_000_000n);
  await raiseLevelsOf(merchant, clock);
  const context = await testContext({ merchant, actor: member.actor });
  expect(await getVipStanding(context, {})).toEqual({
    level: 0,
    validBet: 0n,
    deposits: 1_000_000n,
    nextLevel: 1,
  });
  await bet({ txId: "b1", gameCode: GAME, amount: "10.00" });
  await endRound();
  // The figures are fresh, and the level follows within the hour.
  expect(await getVipStanding(context, {})).toMatchObject({ level: 0, validBet: 100_000n });
  await raiseLevelsOf(merchant, clock);
  expect(await getVipStanding(context, {})).toEqual({
    level: 1,
    validBet: 100_000n,
    deposits: 1_000_000n,
    nextLevel: 5,
  });
  const beside = await freshMember(merchant);
  const theirs = await testContext({ merchant, actor: beside.actor });
  expect(await getVipStanding(theirs, {})).toMatchObject({ level: 0, validBet: 0n, deposits: 0n });
});

test("a guest and a trial account have no standing", async () => {
  const under = await platformUnderTest();
  await expect(send(under.caller(), vipStanding, {})).rejects.toThrow("not_logged_in");
  const trial = await freshMember(under.merchant, { type: ACCOUNT_TYPE.trial });
  const context = await testContext({ merchant: under.merchant, actor: trial.actor });
  await expect(getVipStanding(context, {})).rejects.toThrow("in_need_true_account");
});
