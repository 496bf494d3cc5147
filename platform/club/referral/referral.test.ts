import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, testContext, testRandom } from "#tests/support/database.ts";
import { messagesOf } from "#tests/support/letters.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { platformUnderTest, registration } from "#tests/under-test/platform-under-test.ts";
import { register } from "../../contract/members/account.ts";
import { send } from "../../contract/wire/send.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import { foldFacts } from "../../play/feed/fold-facts.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { affiliateCodes, invitations } from "../../store/schema/invitation.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { referrals } from "../../store/schema/referral.ts";
import { sessions } from "../../store/schema/session.ts";
import { claimAward } from "../awards/claim-award.ts";
import { listAwards } from "../awards/list-awards.ts";
import { judgeReferrals } from "./judge-referrals.ts";
import { listInvited } from "./list-invited.ts";
import { showReferral } from "./show-referral.ts";

const DAY_MS = 86_400_000;
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    ({ code }) => code,
  );
const TERMS = {
  ...{ deposits: "60.00", validBet: "40.00", days: 30, mostPerMonth: 1 },
  ...{ cash: "5.00", points: 7, wagering: 3, claimDays: 10 },
};

/** A player at a table who came with an inviter's code, on terms of their day. */
async function setUp(options: { type?: number } = {}) {
  const t = await freshTable({ balance: 100_000_000n });
  const { store, clock } = t;
  const { code } = t.merchant;
  const inviter = await freshMember(t.merchant, options);
  const context = await testContext({ merchant: t.merchant, clock, actor: inviter.actor });
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(code, work);
  const at = clock.now();
  const invite = (invited: string, reference: string) =>
    inside(async (tx) => {
      const own = { merchant: code, memberId: inviter.id, code: "AMIGA3479" };
      await tx
        .insert(affiliateCodes)
        .values({ ...own, kind: "member", createdAt: at })
        .onConflictDoNothing();
      await tx.insert(invitations).values({
        ...{ merchant: code, memberId: invited, code: own.code, invitedBy: inviter.id, at },
      });
      await tx.insert(referrals).values({
        ...{ merchant: code, invited, inviter: inviter.id, reference, invitedAt: at },
        ...{ until: new Date(at.getTime() + 30 * DAY_MS), deposits: 600_000n, validBet: 400_000n },
        ...{ cash: 50_000n, points: 7, multiple: 3, claimDays: 10, mostPerMonth: 1 },
        configVersion: 1,
      });
    });
  await invite(t.member.id, "I-1");
  const pay = (memberId: string, id: string) =>
    inside((tx) =>
      tx.insert(deposits).values({
        ...{ merchant: code, id, reference: id, memberId, method: "M", currency: "MXN" },
        ...{ amount: 600_000n, status: "CREDITED", returnUrl: "", idempotencyKey: id },
        ...{ creditedAmount: 600_000n, settledAt: clock.now() },
        ...{ createdAt: clock.now(), expiresAt: clock.now() },
      }),
    );
  let played = 0;
  const bet = async (amount: string) => {
    played += 1;
    const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
    const token = await t.sit();
    expect((await t.betwin({ ...ids, token, amount, winAmount: "0" })).code).toBe("OK");
    await foldFacts(store, code);
  };
  const meet = async () => {
    await pay(t.member.id, "d1");
    await bet("40");
  };
  const judge = async () => {
    const merchant = await readMerchant(store, code);
    const { secrets } = context;
    await judgeReferrals({ store, clock, secrets, random: testRandom(`${played}`), merchant });
  };
  const state = async () =>
    (await listInvited(context, { pageNo: 1 })).list.at(-1)?.referral?.state;
  const open = async () => (await listAwards(context)).open;
  const claim = async () => {
    const [award] = await open();
    const { id = "", multiple = 0 } = award ?? {};
    return claimAward({ ...context, idempotencyKey: "k" }, { id, multiple });
  };
  const cash = () => balanceOf(store.db, { merchant: code, owner: inviter.id, kind: "cash" });
  const change = (set: Partial<typeof deposits.$inferInsert>) =>
    inside((tx) => tx.update(deposits).set(set).where(eq(deposits.merchant, code)));
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  const all = { inviter, context, inside, invite, pay, bet, meet, judge, state, open, claim };
  return { ...t, ...all, cash, change, problems, code };
}

test("an invitation pays once, when deposits and bets are reached", async () => {
  const t = await setUp();
  await t.pay(t.member.id, "d1");
  await t.bet("39");
  await t.judge();
  expect((await listInvited(t.context, { pageNo: 1 })).list).toMatchObject([
    { hasDeposited: true, referral: { state: "OPEN", depositPercent: 100, betPercent: 97 } },
  ]);
  await t.bet("1");
  await Promise.all([t.judge(), t.judge()]);
  expect(await t.open()).toMatchObject([
    { kind: "referral", amount: 50_000n, points: 7, multiple: 3 },
  ]);
  expect(await messagesOf(t.code)).toEqual([
    ["referralReward", t.inviter.id, { amount: "5.00", points: "7" }],
  ]);
  const { multiple, id } = (await t.open())[0]!;
  const paid = () => claimAward({ ...t.context, idempotencyKey: "k" }, { id, multiple });
  await Promise.all([paid(), paid(), paid()]);
  await t.judge();
  expect(await t.cash()).toBe(50_000n);
  expect([await t.state(), await t.open()]).toEqual(["ISSUED", []]);
  // The deposit of this test has no movement of money.
  expect(await t.problems()).toEqual([{ problem: "DEPOSIT_DIFFERS", subject: "d1" }]);
});

test("a deposit that is taken back takes the reward back until it is paid, and not after", async () => {
  const t = await setUp();
  await t.meet();
  await t.judge();
  await t.change({ status: "REFUNDED" });
  expect(await codeOf(t.claim())).toBe("award_gone");
  await t.judge();
  expect([await t.state(), await t.open()]).toEqual(["OPEN", []]);
  await t.change({ status: "CREDITED" });
  await t.judge();
  expect(await messagesOf(t.code)).toHaveLength(1);
  await t.claim();
  await t.change({ status: "REFUNDED" });
  await t.judge();
  expect([await t.state(), await t.cash()]).toEqual(["ISSUED", 50_000n]);
});

test("signs of one person hold the reward, also those that come up before it is taken", async () => {
  const t = await setUp();
  await t.meet();
  await t.judge();
  const session = { merchant: t.code, createdAt: t.clock.now(), lastSeenAt: t.clock.now() };
  const seen = (memberId: string) =>
    t.inside((tx) =>
      tx.insert(sessions).values({
        ...{ ...session, id: `s-${memberId}`, memberId, tokenHash: `h-${memberId}` },
        ...{ address: "198.51.100.9", expiresAt: t.clock.now() },
      }),
    );
  await seen(t.member.id);
  await seen(t.inviter.id);
  expect(await codeOf(t.claim())).toBe("referral_held");
  await t.judge();
  expect([await t.state(), await t.open(), await t.cash()]).toEqual(["HELD", [], 0n]);
  await t.change({ status: "REFUNDED" });
  await t.judge();
  expect(await t.state()).toBe("OPEN");
  await t.change({ status: "CREDITED" });
  await t.judge();
  const [row] = await t.inside((tx) => tx.select().from(referrals));
  expect(row).toMatchObject({ state: "HELD", signs: ["address"] });
});

test("nothing is reached in a break of either, above the month's most, and after the days", async () => {
  const t = await setUp();
  await t.meet();
  for (const memberId of [t.inviter.id, t.member.id]) {
    const who = { merchant: t.code, memberId };
    await t.inside((tx) => openGuard(tx, who, t.clock.now()));
    await t.inside((tx) => changeGuard(tx, who, { heldAt: t.clock.now() }));
    await t.judge();
    expect(await t.state()).toBe("OPEN");
    await t.inside((tx) => changeGuard(tx, who, { heldAt: null }));
  }
  const second = await freshMember(t.merchant);
  await t.invite(second.id, "I-2");
  await t.inside((tx) =>
    tx.update(referrals).set({ validBet: 0n }).where(eq(referrals.invited, second.id)),
  );
  await t.pay(second.id, "d2");
  await t.judge();
  const states = async () =>
    (await t.inside((tx) => tx.select().from(referrals))).map(({ state }) => state).sort();
  expect(await states()).toEqual(["FULL", "REACHED"]);
  const late = await setUp();
  late.clock.advance(31 * DAY_MS + 1);
  await late.meet();
  await late.judge();
  expect([await late.state(), await late.open()]).toEqual(["OVER", []]);
});

test("a trial account and an agent have no terms, and where the law forbids it nobody has", async () => {
  const trial = await setUp({ type: 4 });
  expect(await codeOf(showReferral(trial.context))).toBe("in_need_true_account");
  expect(await codeOf(listInvited(trial.context, { pageNo: 1 }))).toBe("in_need_true_account");
  await trial.meet();
  await trial.judge();
  expect((await trial.inside((tx) => tx.select().from(referrals)))[0]?.state).toBe("OPEN");
  const agent = await setUp({ type: 1 });
  const set = (change: Partial<typeof merchants.$inferInsert>) =>
    agent.store.db.update(merchants).set(change).where(eq(merchants.code, agent.code));
  await set({ settings: { referral: TERMS } });
  expect((await showReferral(agent.context)).terms).toBeNull();
  await set({ jurisdiction: "MX" });
  expect(await codeOf(showReferral(agent.context))).toBe("not_allowed_here");
  expect(await codeOf(listInvited(agent.context, { pageNo: 1 }))).toBe("not_allowed_here");
});

test("a registration keeps the terms of its day, and an agent's or a campaign's code earns none", async () => {
  const { caller, merchant, newMember } = await platformUnderTest({
    settings: { referral: TERMS },
  });
  const context = await testContext({ merchant });
  const { store } = context;
  const { member: friend } = await newMember("amiga26");
  const rows = () => store.inMerchant(merchant.code, (tx) => tx.select().from(referrals));
  const codes = () => store.inMerchant(merchant.code, (tx) => tx.select().from(affiliateCodes));
  const referralCode = (await codes()).find(({ memberId }) => memberId === friend.id)!.code;
  const join = async (username: string) =>
    (await send(caller(), register, { ...registration(username), referralCode })).member.id;
  const invited = await join("Ana2026");
  expect(await rows()).toMatchObject([
    {
      ...{ invited, inviter: friend.id, state: "OPEN", cash: 50_000n, points: 7, multiple: 3 },
      ...{ deposits: 600_000n, validBet: 400_000n, mostPerMonth: 1, claimDays: 10 },
    },
  ]);
  const [row] = await rows();
  expect(row!.until.getTime() - row!.invitedAt.getTime()).toBe(30 * DAY_MS);
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(members).set({ type: 1 }).where(eq(members.id, friend.id)),
  );
  await join("Luz2026");
  expect(await rows()).toHaveLength(1);
});
