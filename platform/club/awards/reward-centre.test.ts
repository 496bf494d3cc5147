import { expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  testClock,
  testContext,
  testRandom,
} from "#tests/support/database.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { countUnread } from "../../publishing/messages/count-unread.ts";
import { claimAward } from "./claim-award.ts";
import { listAwardHistory } from "./list-award-history.ts";
import { listAwards } from "./list-awards.ts";
import { reachAward } from "./reach-award.ts";
import { showRewardChances } from "./show-reward-chances.ts";
import { summarizeRewards } from "./summarize-rewards.ts";

async function setUp(options: { type?: number } = {}) {
  const merchant = await freshMerchant();
  const member = await freshMember(merchant, options);
  const clock = testClock();
  const context = await testContext({ merchant, clock, actor: member.actor });
  const { store } = context;
  const reach = (kind: "mission" | "birthday", rule: string, expiresAt: Date | null = null) =>
    store.inMerchant(merchant.code, (tx) =>
      reachAward(tx, testRandom(rule), {
        ...{ merchant: merchant.code, rule, member: member.id, period: "", kind, expiresAt },
        ...{ amount: 10_000n, multiple: 1, configVersion: 1, at: clock.now() },
      }),
    );
  return { merchant, member, context, store, clock, reach };
}

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    ({ code }) => code,
  );

test("an award moves from open to claimed or expired, and only open ones count", async () => {
  const t = await setUp();
  const soon = new Date(t.clock.now().getTime() + 1_000);
  const { id } = (await t.reach("birthday", "b-1"))!;
  await t.reach("birthday", "b-2", soon);
  /** The reward centre's badge and the one of messages count the same awards. */
  const claimable = async () => [
    (await summarizeRewards(t.context)).claimable,
    (await countUnread(t.context)).claimable,
  ];
  expect(await claimable()).toEqual([2, 2]);
  t.clock.advance(1_000);
  expect(await claimable()).toEqual([1, 1]);
  await claimAward({ ...t.context, idempotencyKey: "k" }, { id, multiple: 1 });
  expect(await claimable()).toEqual([0, 0]);
  const rules = async (of: "CLAIMED" | "EXPIRED", context = t.context) =>
    (await listAwardHistory(context, { of, pageNo: 1 })).list.map(({ rule }) => rule);
  expect([await rules("CLAIMED"), await rules("EXPIRED")]).toEqual([["b-1"], ["b-2"]]);
  const stranger = await setUp();
  expect(await rules("CLAIMED", stranger.context)).toEqual([]);
});

test("a press in the reward centre does not pass the staff who issue a mission's reward", async () => {
  const t = await setUp();
  const { id } = (await t.reach("mission", "mission:m1"))!;
  expect(await countUnread(t.context)).toEqual({ unread: 0, claimable: 0 });
  expect((await listAwards(t.context)).open).toEqual([]);
  const pressed = claimAward({ ...t.context, idempotencyKey: "k" }, { id, multiple: 1 });
  expect(await codeOf(pressed)).toBe("unknown_award");
});

test("in a break nothing is to be taken, and a trial account has no reward centre", async () => {
  const t = await setUp();
  await t.reach("birthday", "b-1");
  const who = { merchant: t.merchant.code, memberId: t.member.id };
  await t.store.inMerchant(t.merchant.code, async (tx) => {
    await openGuard(tx, who, t.clock.now());
    await changeGuard(tx, who, { heldAt: t.clock.now() });
  });
  expect(await summarizeRewards(t.context)).toMatchObject({ claimable: 0 });
  expect(await showRewardChances(t.context)).toEqual({
    ...{ isPaused: true, draws: [], rain: null, raffle: null, rescue: null },
  });
  expect((await countUnread(t.context)).claimable).toBe(0);
  const trial = await setUp({ type: 4 });
  for (const asked of [
    summarizeRewards(trial.context),
    showRewardChances(trial.context),
    listAwardHistory(trial.context, { of: "CLAIMED", pageNo: 1 }),
  ]) {
    expect(await codeOf(asked)).toBe("in_need_true_account");
  }
});
