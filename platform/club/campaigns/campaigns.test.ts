import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  type TestMember,
  testClock,
  testContext,
} from "#tests/support/database.ts";
import { campaignUnderTest } from "#tests/under-test/staff/campaign-under-test.ts";
import type { Context } from "../../core/context.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import { awards } from "../../store/schema/award.ts";
import { boardScores } from "../../store/schema/board.ts";
import { bonuses } from "../../store/schema/bonus.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { missions } from "../../store/schema/club.ts";
import { memberPlay } from "../../store/schema/feed.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { runBoards } from "../boards/freeze-boards.ts";
import { joinBoard } from "../boards/join-board.ts";
import { showBoards } from "../boards/show-boards.ts";
import { listOffers } from "../bonuses/list-offers.ts";
import { takeBonus } from "../bonuses/take-bonus.ts";
import { playDraw } from "../draws/play-draw.ts";
import { showDraw } from "../draws/show-draw.ts";
import { claimMission } from "../missions/claim-mission.ts";
import { joinMission } from "../missions/join-mission.ts";
import { listMissions } from "../missions/list-missions.ts";
import { getPromotion } from "../promotions/get-promotion.ts";
import { listPromotions } from "../promotions/list-promotions.ts";
import { chargeBudget } from "./budget.ts";

const UNIT = 10_000n;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Friday, 20 November 2026, in UTC, where the merchant's day begins. */
const PERIOD = "2026-11-20";
const HOLA = {
  ...{ kind: "code", code: "HOLA2026", amount: "100.00", wagering: 1, days: 7 },
  ...{ contribution: { RNG: 100 }, stakeMax: "50.00" },
};
const WHEEL = {
  ...{ depositPerTicket: "100.00", ticketsPerDay: 50, wagering: 0 },
  prizes: [
    { key: "ten", weight: 1, cash: "10.00" },
    { key: "one", weight: 999, cash: "1.00", isConsolation: true },
  ],
};
const CUP = {
  ...{ id: "cup", names: { es: "La copa" }, measure: "VALID_BET", every: "DAY" },
  ...{ least: "1.00", wagering: 0, entry: { points: 0 } },
  prizes: [{ upTo: 2, cash: "30.00" }],
};

async function setUp() {
  const merchant = await freshMerchant();
  const { code } = merchant;
  const clock = testClock();
  const context = await testContext({ merchant, clock });
  const { store } = context;
  const settings = {
    timeZone: "UTC",
    bonuses: { hola: HOLA },
    draws: { wheel: WHEEL },
    boards: [CUP],
  };
  await store.db.update(merchants).set({ settings }).where(eq(merchants.code, code));
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(code, work);
  await inside((tx) =>
    tx.insert(missions).values({
      ...{ merchant: code, id: "m1", event: "BET_SUM", icon: "star", period: "DAY", position: 0 },
      ...{ words: { es: { title: "Meta", text: "Juega." } }, targetAmount: 10n * UNIT },
      ...{ reward: 5n * UNIT, wagering: 0, startsAt: new Date(0) },
    }),
  );
  const as = (member: TestMember | null): Context => ({
    ...{ ...context, idempotencyKey: "k", actor: member?.actor ?? null },
  });
  const crowd = (count: number) =>
    Promise.all(Array.from({ length: count }, () => freshMember(merchant)));
  const take = (member: TestMember) =>
    takeBonus(as(member), {
      ...{ term: "hola", code: "HOLA2026", deposit: "" },
      ...{ amount: 100n * UNIT, required: 100n * UNIT },
    });
  const bets = (member: TestMember) =>
    inside((tx) =>
      tx.insert(memberPlay).values({
        ...{ merchant: code, member: member.id, quarter: clock.now(), gameType: "RNG" },
        ...{ rounds: 1n, stake: 10n * UNIT, payout: 0n, validBet: 10n * UNIT },
      }),
    );
  const deposit = async (member: TestMember, amount: bigint) => {
    const id = `d${member.id}`;
    await transfer(store.db, {
      ...{ merchant: code, key: `deposit:${id}`, kind: "deposit", amount, at: clock.now() },
      ...{ from: { owner: HOUSE, kind: "clearing" }, to: { owner: member.id, kind: "cash" } },
    });
    await inside((tx) =>
      tx.insert(deposits).values({
        ...{ merchant: code, id, memberId: member.id, method: "CARD", amount, currency: "MXN" },
        ...{ status: "CREDITED", creditedAmount: amount, settledAt: clock.now() },
        ...{ idempotencyKey: id, returnUrl: "/", createdAt: clock.now(), expiresAt: clock.now() },
      }),
    );
  };
  const mission = { mission: "m1", period: PERIOD };
  const join = (member: TestMember) => joinMission(as(member), mission);
  const claim = (member: TestMember) => claimMission(as(member), mission);
  const play = (member: TestMember) =>
    playDraw(as(member), { draw: "wheel", clientSeed: "mi-suerte", points: null });
  const enter = (member: TestMember) => joinBoard(as(member), { board: "cup", period: PERIOD });
  const freeze = async () =>
    runBoards({
      ...{ store, clock, random: context.random, secrets: context.secrets },
      merchant: await rowOfMerchant(store, merchant),
    });
  const problems = async () => {
    const found = [...(await verifyLedger(store.db, code)), ...(await verifySums(store.db, code))];
    // The bets of missions are written past the feed.
    return found.filter(({ problem }) => problem !== "FACTS_DIFFER");
  };
  /** What of everything a caller is offered. */
  const shown = async (member: TestMember | null) => ({
    bonus: member
      ? await listOffers(as(member), { code: "HOLA2026" }).then(
          ({ offers }) => offers.length,
          ({ code }) => code,
        )
      : null,
    missions: (await listMissions(as(member), { language: "es" })).list.length,
    draw: (await showDraw(as(member), { draw: "wheel" })).held !== null,
    boards: (await showBoards(as(member), { language: "es" })).list.length,
  });
  const campaign = (
    ...given: Parameters<typeof campaignUnderTest> extends [string, ...infer Rest] ? Rest : never
  ) => campaignUnderTest(code, ...given);
  return {
    ...{ merchant, code, clock, context, store, inside, as, crowd, campaign, shown, problems },
    ...{ take, bets, deposit, join, claim, play, enter, freeze },
  };
}
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    ({ code }) => code,
  );
/** How many of the answers there are of each kind. */
const counted = (answers: readonly string[]) =>
  Object.fromEntries(
    [...new Set(answers)].sort().map((one) => [one, answers.filter((a) => a === one).length]),
  );

const EVERY = [
  { kind: "bonus", offer: "hola" },
  { kind: "mission", offer: "m1" },
  { kind: "draw", offer: "wheel" },
  { kind: "board", offer: "cup" },
] as const;
const ALL = { bonus: 1, missions: 1, draw: true, boards: 1 };
const NONE = { bonus: "bonus_unknown", missions: 0, draw: false, boards: 0 };

test("an offer without a campaign is as before, and one with a campaign only while it runs", async () => {
  const t = await setUp();
  const [member] = await t.crowd(1);
  expect(await t.shown(member!)).toEqual(ALL);
  const made = await Promise.all(
    EVERY.map((one) => t.campaign(one, { code: `c-${one.kind}`, state: "APPROVED" })),
  );
  expect(await t.shown(member!)).toEqual(NONE);
  expect(await t.shown(null)).toEqual({ ...NONE, bonus: null });
  expect(await codeOf(t.take(member!))).toBe("bonus_unknown");
  expect(await codeOf(t.join(member!))).toBe("unknown_mission");
  expect(await codeOf(t.play(member!))).toBe("draw_not_held");
  expect(await codeOf(t.enter(member!))).toBe("unknown_board");
  for (const { turn } of made) await turn("RUNNING");
  expect(await t.shown(member!)).toEqual(ALL);
  expect(await t.shown(null)).toEqual({ ...ALL, bonus: null });
  for (const state of ["PAUSED", "ENDED"] as const) {
    for (const { turn } of made) await turn(state);
    expect(await t.shown(member!)).toEqual(NONE);
  }
});

test("a schedule holds from its first instant to before its last", async () => {
  const t = await setUp();
  const [member] = await t.crowd(1);
  const now = t.clock.now().getTime();
  const span = { startsAt: new Date(now + HOUR_MS), endsAt: new Date(now + 2 * HOUR_MS) };
  await t.campaign({ kind: "mission", offer: "m1", ...span });
  const listed = async () => (await t.shown(member!)).missions;
  t.clock.advance(HOUR_MS - 1);
  expect(await listed()).toBe(0);
  t.clock.advance(1);
  expect(await listed()).toBe(1);
  t.clock.advance(HOUR_MS - 1);
  expect(await listed()).toBe(1);
  t.clock.advance(1);
  expect([await listed(), await codeOf(t.join(member!))]).toEqual([0, "unknown_mission"]);
});

test("only the audience is offered it; a guest and a trial account are in no narrower one", async () => {
  const t = await setUp();
  const [labelled, other] = await t.crowd(2);
  const trial = await freshMember(t.merchant, { type: 4 });
  await t.inside((tx) =>
    tx
      .update(members)
      .set({ labels: ["tables"] })
      .where(eq(members.id, labelled!.id)),
  );
  for (const one of EVERY) {
    await t.campaign({ ...one, audience: { labels: ["tables"] } }, { code: `c-${one.kind}` });
  }
  expect(await t.shown(labelled!)).toEqual(ALL);
  expect(await t.shown(other!)).toEqual(NONE);
  expect(await t.shown(null)).toEqual({ ...NONE, bonus: null });
  expect(await t.shown(trial)).toMatchObject({ missions: 0, draw: false, boards: 0 });
  expect(await codeOf(t.take(other!))).toBe("bonus_unknown");
  expect(await codeOf(t.take(trial))).toBe("in_need_true_account");
});

test("twenty members at once never take more bonuses than the budget pays, and it ends itself", async () => {
  const t = await setUp();
  const { row } = await t.campaign({ budget: "550.00" });
  const crowd = await t.crowd(20);
  const answers = await Promise.all(crowd.map((member) => codeOf(t.take(member))));
  const done = answers.filter((answer) => answer === "done").length;
  expect(done).toBe(5);
  const refusals = answers.filter((answer) => answer !== "done");
  expect(["budget_spent", "campaign_over", "bonus_unknown"]).toEqual(
    expect.arrayContaining(refusals),
  );
  expect(answers).toContain("budget_spent");
  expect(await row()).toMatchObject({ state: "ENDED", spent: 500n * UNIT });
  const paid = await t.inside((tx) => tx.select().from(bonuses).where(eq(bonuses.campaign, "c1")));
  expect(paid).toHaveLength(5);
  expect(await t.problems()).toEqual([]);
});

test("payments at once never pass a budget, also without a look before", async () => {
  const t = await setUp();
  const { row } = await t.campaign({ budget: "550.00" });
  const of = { merchant: t.code, campaign: "c1", amount: 100n * UNIT };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => codeOf(t.inside((tx) => chargeBudget(tx, of)))),
  );
  expect(counted(answers)).toEqual({ budget_spent: 15, done: 5 });
  expect(await row()).toMatchObject({ spent: 500n * UNIT });
});

test("a mission's budget keeps the reward of each who joined, and pays it after a pause", async () => {
  const t = await setUp();
  const { row, turn } = await t.campaign({ kind: "mission", offer: "m1", budget: "12.00" });
  const crowd = await t.crowd(20);
  const answers = await Promise.all(crowd.map((member) => codeOf(t.join(member))));
  expect(counted(answers)).toEqual({ budget_spent: 18, done: 2 });
  // Nothing is spent yet, and who joined may let it lapse.
  expect(await row()).toMatchObject({ state: "RUNNING", spent: 0n });
  const joined = crowd.filter((_member, at) => answers[at] === "done");
  for (const member of joined) await t.bets(member);
  await turn("PAUSED");
  expect(await t.shown(joined[0]!)).toMatchObject({ missions: 1 });
  const claims = joined.flatMap((member) => Array.from({ length: 10 }, () => t.claim(member)));
  expect(counted(await Promise.all(claims.map(codeOf)))).toEqual({ done: 20 });
  expect(await row()).toMatchObject({ state: "PAUSED", spent: 10n * UNIT });
  await turn("RUNNING");
  const late = crowd.find((_member, at) => answers[at] !== "done")!;
  expect(await codeOf(t.join(late))).toBe("budget_spent");
  expect(await row()).toMatchObject({ state: "ENDED" });
  expect(await t.problems()).toEqual([]);
});

test("who joined before there was a campaign is paid without it", async () => {
  const t = await setUp();
  const [member] = await t.crowd(1);
  await t.join(member!);
  await t.bets(member!);
  const { row } = await t.campaign({ kind: "mission", offer: "m1", budget: "1.00" });
  expect(await t.claim(member!)).toMatchObject({ status: "CLAIMED", reward: 5n * UNIT });
  expect(await row()).toMatchObject({ spent: 0n });
});

test("a draw is played only while the budget holds its highest prize", async () => {
  const t = await setUp();
  const { row } = await t.campaign({ kind: "draw", offer: "wheel", budget: "10.50" });
  const [first, second] = await t.crowd(2);
  for (const member of [first!, second!]) await t.deposit(member, 100n * UNIT);
  expect(await codeOf(t.play(first!))).toBe("done");
  const { spent } = await row();
  expect(spent).toBeGreaterThan(0n);
  expect(await codeOf(t.play(second!))).toBe("budget_spent");
  expect(await row()).toMatchObject({ state: "ENDED", spent });
  expect(await t.problems()).toEqual([]);
});

test("a board's budget keeps all its prizes, and pays them after the end", async () => {
  const t = await setUp();
  const { row, turn } = await t.campaign({ kind: "board", offer: "cup", budget: "60.00" });
  const [first, second, late] = await t.crowd(3);
  expect(await codeOf(t.enter(first!))).toBe("done");
  expect(await codeOf(t.enter(second!))).toBe("done");
  await t.inside((tx) =>
    tx
      .update(boardScores)
      .set({ figure: 20n * UNIT, reachedAt: t.clock.now() })
      .where(eq(boardScores.board, "cup")),
  );
  await turn("ENDED");
  expect(await codeOf(t.enter(late!))).toBe("unknown_board");
  expect((await t.shown(first!)).boards).toBe(1);
  t.clock.advance(DAY_MS + 2 * HOUR_MS);
  await t.freeze();
  expect(await row()).toMatchObject({ spent: 60n * UNIT });
  const given = await t.inside((tx) => tx.select().from(awards).where(eq(awards.campaign, "c1")));
  expect(given.map(({ state, amount }) => [state, amount])).toEqual([
    ["ISSUED", 30n * UNIT],
    ["ISSUED", 30n * UNIT],
  ]);
  expect(await t.problems()).toEqual([]);
});

test("a board whose prizes the budget does not hold takes no entry", async () => {
  const t = await setUp();
  const { row } = await t.campaign({ kind: "board", offer: "cup", budget: "59.99" });
  const [member] = await t.crowd(1);
  expect(await codeOf(t.enter(member!))).toBe("budget_spent");
  expect(await row()).toMatchObject({ state: "ENDED", spent: 0n });
});

test("a running campaign is a promotion of its audience, without unsafe words", async () => {
  const t = await setUp();
  const other = await setUp();
  const [member] = await t.crowd(1);
  const unsafe = {
    ...{ title: "Rueda", summary: "Gira.", action: "Girar" },
    html: "<p>Gira</p><script>x()</script>",
  };
  const words = { es: unsafe, en: { ...unsafe, title: "Wheel" } };
  await t.campaign({ kind: "draw", offer: "wheel", words }, { code: "rueda" });
  await t.campaign(
    { kind: "mission", offer: "m1", audience: { levelFrom: 1 } },
    { code: "de-nivel" },
  );
  const titles = async (context: Context) =>
    (await listPromotions(context, { language: "es" })).list.map(({ id }) => id);
  expect(await titles(t.as(null))).toEqual(["campaign.rueda"]);
  expect(await titles(t.as(member!))).toEqual(["campaign.rueda"]);
  expect(await titles(other.as(null))).toEqual([]);
  const one = { id: "campaign.rueda", language: "en" };
  expect(await getPromotion(t.as(null), one)).toMatchObject({
    ...{ title: "Wheel", html: "<p>Gira</p>", link: { to: "/wheel", label: "Girar" } },
    ...{ audience: "EVERYONE", status: null },
  });
  for (const [context, id] of [
    [t.as(member!), "campaign.de-nivel"],
    [other.as(null), "campaign.rueda"],
  ] as const) {
    expect(await codeOf(getPromotion(context, { id, language: "es" }))).toBe("unknown_promotion");
  }
});

test("a first deposit's bonus is shown until it can be had no more, before other promotions", async () => {
  const t = await setUp();
  const [before, member] = await t.crowd(2);
  const welcome = {
    ...{ kind: "deposit", percent: 100, depositMin: "10.00", amountMax: "100.00" },
    ...{ isFirstDeposit: true, wagering: 1, days: 7, contribution: { RNG: 100 } },
    stakeMax: "50.00",
  };
  const settings = { timeZone: "UTC", bonuses: { welcome }, draws: { wheel: WHEEL } };
  await t.store.db.update(merchants).set({ settings }).where(eq(merchants.code, t.code));
  await t.campaign({ kind: "draw", offer: "wheel" }, { code: "a" });
  const start = { kind: "bonus", offer: "welcome", category: "START" } as const;
  await t.campaign(start, { code: "b" });
  const shownTo = async (of: TestMember | null) =>
    (await listPromotions(t.as(of), { language: "es" })).list.map(({ id }) => id);
  const both = ["campaign.b", "campaign.a"];
  await t.deposit(member!, 20n * UNIT);
  expect([await shownTo(null), await shownTo(before!)]).toEqual([both, both]);
  expect(await shownTo(member!)).toEqual(both);
  t.clock.advance(DAY_MS + 1);
  expect(await shownTo(member!)).toEqual(["campaign.a"]);
  expect([await shownTo(null), await shownTo(before!)]).toEqual([both, both]);
});

test("nobody in a break is shown a campaign, nor anybody where the law forbids its offer", async () => {
  const t = await setUp();
  const [member] = await t.crowd(1);
  await t.campaign({ kind: "draw", offer: "wheel" });
  const count = async (of: TestMember | null) =>
    (await listPromotions(t.as(of), { language: "es" })).list.length;
  expect([await count(member!), await count(null)]).toEqual([1, 1]);
  await t.inside(async (tx) => {
    const who = { merchant: t.code, memberId: member!.id };
    await openGuard(tx, who, t.clock.now());
    await changeGuard(tx, who, { heldAt: t.clock.now() });
  });
  expect([await count(member!), await count(null)]).toEqual([0, 1]);
  const law = { jurisdiction: "ES", isDemonstration: false };
  await t.store.db.update(merchants).set(law).where(eq(merchants.code, t.code));
  expect(await count(null)).toBe(0);
});
