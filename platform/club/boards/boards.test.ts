import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, type TestMember, testContext } from "#tests/support/database.ts";
import { messagesOf } from "#tests/support/letters.ts";
import { freshTable, freshVendor } from "#tests/support/vendor.ts";
import { POINT } from "../../contract/club/point.ts";
import type { Context } from "../../core/context.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { beginBreak } from "../../members/protection/breaks/begin-break.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import type { Store } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";
import { members, merchants } from "../../store/schema/merchant.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { listAwards } from "../awards/list-awards.ts";
import { runBoards } from "./freeze-boards.ts";
import { joinBoard } from "./join-board.ts";
import { showBoard, showBoards } from "./show-boards.ts";
import { showNotes } from "./show-notes.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const UNIT = 10_000n;
/** Monday, 23 November 2026, 00:00 in Mexico City. */
const MONDAY = Date.UTC(2026, 10, 23, 6);
const NEXT_MONDAY = MONDAY + 7 * 24 * HOUR_MS;

const WEEK = {
  ...{ id: "week", names: { es: "La semana", en: "The week" }, measure: "VALID_BET" },
  ...{ every: "WEEK", least: "50.00", wagering: 3 },
  prizes: [
    { upTo: 1, cash: "100.00" },
    { upTo: 2, cash: "40.00", points: 7 },
    { upTo: 3, points: 5 },
  ],
};
type Board = Record<string, unknown>;
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    ({ code }) => code,
  );

/** A merchant in Mexico with one board, on the Monday of a week. */
async function setUp(board: Board = {}, { timeZone = "America/Mexico_City", at = MONDAY } = {}) {
  const t = await freshTable({ balance: 100_000_000n });
  const { store, clock } = t;
  const { code } = t.merchant;
  const inside = <T>(work: Parameters<typeof store.inMerchant<T>>[1]) =>
    store.inMerchant(code, work);
  const setTerms = (boards: Board[]) =>
    store.db
      .update(merchants)
      .set({ settings: { timeZone, boards } })
      .where(eq(merchants.code, code));
  await setTerms([{ ...WEEK, ...board }]);
  clock.advance(at - clock.now().getTime());
  const context = await testContext({ merchant: t.merchant, clock, actor: t.member.actor });
  const as = (member: TestMember | null, more: Partial<Context> = {}): Context => ({
    ...{ ...context, idempotencyKey: "k" },
    actor: member?.actor ?? null,
    ...more,
  });
  const rich = (type = 0) => freshMember(t.merchant, { balance: 100_000_000n, type });
  let played = 0;
  const spin = async (
    amount: string,
    {
      of = t.member,
      winAmount = "0",
      gameCode,
    }: { of?: TestMember; winAmount?: string; gameCode?: string } = {},
  ) => {
    played += 1;
    const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
    const token = await t.sit(of);
    const bet = { ...ids, token, amount, winAmount, ...(gameCode && { gameCode }) };
    expect((await t.betwin(bet)).code).toBe("OK");
    return { ...ids, playerId: `${code}.${of.id}` };
  };
  const run = async (through: Store = store) =>
    runBoards({
      ...{ store: through, clock, random: context.random, secrets: context.secrets },
      merchant: await rowOfMerchant(store, t.merchant),
    });
  const show = async (of: TestMember | null = t.member) => {
    await run();
    return showBoard(as(of), { board: String(board.id ?? "week"), language: "es" });
  };
  const places = async (of: TestMember | null = t.member) =>
    ((await show(of)).board?.rows ?? []).map(({ place, figure }) => [place, figure]);
  const owned = async (of: TestMember, kind: "cash" | "points" = "cash") =>
    balanceOf(store.db, { merchant: code, owner: of.id, kind });
  const given = () => inside((tx) => tx.select().from(awards).where(eq(awards.merchant, code)));
  const problems = async () => [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
  ];
  const guard = (of: TestMember, change: Parameters<typeof changeGuard>[2]) =>
    inside(async (tx) => {
      await openGuard(tx, { merchant: code, memberId: of.id }, clock.now());
      await changeGuard(tx, { merchant: code, memberId: of.id }, change);
    });
  // The board is there when its week begins.
  await run();
  const until = (instant: number) => clock.advance(instant - clock.now().getTime());
  return {
    ...{ ...t, code, inside, setTerms, as, rich, spin, run, show, places, owned, given, problems },
    ...{ guard, until },
  };
}

test("the higher figure is first, of equal ones who reached it earlier, and the rest is masked", async () => {
  const t = await setUp();
  const [second, third, little, trial] = [
    await t.rich(),
    await t.rich(),
    await t.rich(),
    await t.rich(),
  ];
  await t.spin("60");
  t.clock.advance(1_000);
  await t.spin("100", { of: third });
  t.clock.advance(1_000);
  await t.spin("40");
  await t.spin("49.99", { of: little });
  await t.spin("900", { of: trial });
  await t.spin("300", { of: second });
  // The wallet takes no bets of trial accounts, so this one becomes it afterwards.
  await t.inside((tx) => tx.update(members).set({ type: 4 }).where(eq(members.id, trial.id)));
  trial.actor.type = 4;
  const { board, standing, last } = await t.show();
  expect({ standing, last }).toEqual({ standing: "open", last: null });
  expect(board).toMatchObject({
    ...{
      period: "2026-W48",
      startsAt: MONDAY,
      endsAt: NEXT_MONDAY,
      status: "PROCESS",
      entry: null,
    },
    ...{ freezesAt: NEXT_MONDAY + HOUR_MS, own: { place: 3, figure: 100n * UNIT } },
  });
  expect(board!.rows).toMatchObject([
    { place: 1, figure: 300n * UNIT, cash: 100n * UNIT, isOwn: false },
    { place: 2, figure: 100n * UNIT, cash: 40n * UNIT, points: 7, isOwn: false },
    { place: 3, figure: 100n * UNIT, cash: 0n, points: 5, isOwn: true },
  ]);
  for (const { player } of board!.rows) expect(player).toMatch(/^use•••.$/);
  expect((await t.show(little)).board!.own).toEqual({ place: null, figure: 499_900n });
  expect(await t.show(trial)).toMatchObject({ standing: "trial", board: { own: null } });
  expect(await t.show(null)).toMatchObject({ standing: "guest", board: { own: null } });
  const { list } = await showBoards(t.as(null), { language: "en" });
  expect(list).toMatchObject([{ id: "week", name: "The week", rows: [{}, {}, {}] }]);
});

test("a member beyond the twentieth place sees their own", async () => {
  const t = await setUp();
  await t.spin("50");
  for (let other = 0; other < 20; other += 1) await t.spin("60", { of: await t.rich() });
  const { board } = await t.show();
  expect(board!.rows).toHaveLength(20);
  expect(board!.own).toEqual({ place: 21, figure: 50n * UNIT });
});

test("an ended week is final after its wait, and pays each place once, whoever repeats it", async () => {
  const t = await setUp();
  const [second, third] = [await t.rich(), await t.rich()];
  const { winTxId } = await t.spin("200");
  await t.spin("100", { of: second });
  await t.spin("90", { of: third });
  const before = await t.owned(t.member);
  t.until(NEXT_MONDAY + HOUR_MS - 1);
  expect(await t.show()).toMatchObject({ last: { isFinal: false, status: "CLOSE" } });
  expect(await t.given()).toEqual([]);
  t.clock.advance(1);
  await Promise.all([t.run(), t.run(), t.run()]);
  await Promise.all([t.run(), t.run()]);
  expect((await t.owned(t.member)) - before).toBe(100n * UNIT);
  expect(await t.owned(second, "points")).toBe(7n * POINT);
  expect(await t.owned(third, "points")).toBe(5n * POINT);
  expect(await t.given()).toHaveLength(3);
  const told = Object.fromEntries((await messagesOf(t.code)).map(([, of, said]) => [of, said]));
  const named = { board: "La semana" };
  expect(await messagesOf(t.code)).toHaveLength(3);
  expect(told).toEqual({
    [t.member.id]: { ...named, place: "1", amount: "100.00" },
    [second.id]: { ...named, place: "2", amount: "40.00", points: "7" },
    [third.id]: { ...named, place: "3", points: "5" },
  });
  const lots = await t.inside((tx) =>
    tx.select().from(wageringRequirements).where(eq(wageringRequirements.merchant, t.code)),
  );
  expect(lots.map(({ required }) => required).sort()).toEqual([120n * UNIT, 300n * UNIT]);
  // A correction after that changes nothing.
  await t.adjust({ txId: "late", refTxId: winTxId, amount: "150" });
  const { last, board } = await t.show(third);
  expect(last).toMatchObject({ period: "2026-W48", isFinal: true, own: { place: 3 } });
  expect(last!.rows.map(({ figure }) => figure)).toEqual([200n * UNIT, 100n * UNIT, 90n * UNIT]);
  expect(board).toMatchObject({ period: "2026-W49", rows: [] });
  expect(await t.problems()).toEqual([]);
});

test("a note says how long, for which prize, and what the member's place gives", async () => {
  const t = await setUp();
  const second = await t.rich();
  const notes = async (of: TestMember | null = t.member) => {
    await t.run();
    return showNotes(t.as(of), { language: "en" });
  };
  await t.spin("30");
  await t.spin("70.50", { of: second });
  expect(await notes(null)).toMatchObject({
    standing: "guest",
    list: [
      {
        ...{ id: "week", name: "The week", endsAt: NEXT_MONDAY, isTournament: false },
        ...{ prize: { cash: 100n * UNIT, points: 0 }, gameTypes: null, games: null, own: null },
      },
    ],
  });
  const own = async (of?: TestMember) => (await notes(of)).list[0]?.own;
  const nothing = { cash: 0n, points: 0 };
  expect(await own()).toEqual({ place: null, prize: nothing });
  expect(await own(second)).toEqual({ place: 1, prize: { cash: 100n * UNIT, points: 0 } });
  await t.spin("30");
  expect(await own()).toEqual({ place: 2, prize: { cash: 40n * UNIT, points: 7 } });
  t.member.actor.type = 4;
  expect(await notes()).toMatchObject({ standing: "trial", list: [{ own: null }] });
  t.member.actor.type = 0;
  const stranger = await setUp();
  expect((await showNotes(stranger.as(stranger.member), { language: "en" })).list).toMatchObject([
    { own: { place: null, prize: nothing } },
  ]);
  const until = new Date(t.clock.now().getTime() + HOUR_MS);
  const asked = { kind: "exclusion", scope: "merchant", until } as const;
  await t.inside((tx) => beginBreak(t.as(t.member), tx, t.member.id, asked));
  expect(await notes()).toEqual({ standing: "break", list: [] });
});

test("a tournament is noted a day before it begins, with the games that count and after the entry", async () => {
  const startsAt = MONDAY + 2 * 24 * HOUR_MS;
  const t = await setUp({
    ...{ id: "cup", every: undefined, games: ["GAME1"], entry: { points: 0 } },
    ...{ startsAt: new Date(startsAt).toISOString() },
    endsAt: new Date(startsAt + 24 * HOUR_MS).toISOString(),
  });
  const list = async () => (await showNotes(t.as(t.member), { language: "es" })).list;
  t.until(startsAt - 24 * HOUR_MS - 1);
  expect(await list()).toEqual([]);
  t.clock.advance(1);
  expect(await list()).toMatchObject([
    { id: "cup", isTournament: true, hasEntry: true, games: ["GAME1"], gameTypes: ["RNG"] },
  ]);
  t.until(startsAt);
  expect(await list()).toMatchObject([{ own: null }]);
  const { board } = await t.show();
  await joinBoard(t.as(t.member), { board: "cup", period: board!.period });
  expect(await list()).toMatchObject([{ own: { place: null } }]);
  t.until(startsAt + 24 * HOUR_MS);
  expect(await list()).toEqual([]);
});

test("a finished place leads to its award, and the award names its board", async () => {
  const t = await setUp();
  const resting = await t.rich();
  await t.spin("200");
  await t.spin("100", { of: resting });
  t.until(NEXT_MONDAY + HOUR_MS);
  await t.run();
  expect((await t.show()).last).toMatchObject({ award: "PAID" });
  expect((await t.show(null)).last).toMatchObject({ award: null });
  const named = { board: { id: "week", name: "La semana" } };
  expect((await listAwards(t.as(t.member))).taken).toMatchObject([named]);
  await t.inside((tx) =>
    tx
      .update(awards)
      .set({ state: "REACHED", issuedAt: null, issuedBy: "" })
      .where(and(eq(awards.merchant, t.code), eq(awards.member, resting.id))),
  );
  const card = () => showBoard(t.as(resting), { board: "week", language: "en" });
  expect((await card()).last).toMatchObject({ award: "WAITING" });
  const { open } = await listAwards({ ...t.as(resting), language: "en" });
  expect(open).toMatchObject([{ board: { id: "week", name: "The week" } }]);
  t.clock.advance(40 * 24 * HOUR_MS);
  await t.inside((tx) =>
    tx.update(awards).set({ expiresAt: t.clock.now() }).where(eq(awards.merchant, t.code)),
  );
  expect((await listAwards(t.as(resting))).open).toEqual([]);
});

test("whatever statement the job ends at, the next one pays once", async () => {
  let crashes = 0;
  for (let statement = 1, hasDied = true; hasDied; statement += 1) {
    const t = await setUp();
    await t.spin("200");
    const before = await t.owned(t.member);
    t.until(NEXT_MONDAY + HOUR_MS);
    hasDied = await t.run(crashingAt(t.store, statement)).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await t.run();
    expect((await t.owned(t.member)) - before).toBe(100n * UNIT);
    expect(await t.given()).toMatchObject([{ state: "ISSUED", rule: "board:week" }]);
    expect(await t.problems()).toEqual([]);
    crashes += hasDied ? 1 : 0;
  }
  expect(crashes).toBeGreaterThan(10);
});

test("a round belongs to the week in which it began, and counts when it closes within the wait", async () => {
  const t = await setUp();
  await t.run();
  t.until(NEXT_MONDAY - MINUTE_MS);
  const [second, late] = [await t.rich(), await t.rich()];
  for (const [of, roundId] of [
    [t.member, "x1"],
    [second, "x2"],
    [late, "x3"],
  ] as const) {
    await t.bet({ txId: roundId, roundId, amount: "80", token: await t.sit(of) });
  }
  const close = (of: TestMember, roundId: string) =>
    t.win({
      txId: `w${roundId}`,
      playerId: `${t.code}.${of.id}`,
      roundId,
      amount: "0",
      roundClosed: true,
    });
  t.until(NEXT_MONDAY + 30 * MINUTE_MS);
  expect((await close(t.member, "x1")).code).toBe("OK");
  t.until(NEXT_MONDAY + HOUR_MS - 1);
  expect((await close(second, "x2")).code).toBe("OK");
  t.clock.advance(1);
  expect((await close(late, "x3")).code).toBe("OK");
  const { last, board } = await t.show();
  expect(last).toMatchObject({ isFinal: true, rows: [{ isOwn: true }, { isOwn: false }] });
  expect(board!.rows).toEqual([]);
});

test("a correction within the wait takes back what it corrects", async () => {
  const t = await setUp({ measure: "MULTIPLE", least: "2.00", leastStake: "1.00" });
  const other = await t.rich();
  const { winTxId } = await t.spin("2", { winAmount: "100" });
  await t.spin("0.5", { winAmount: "90" });
  await t.spin("2", { winAmount: "3.98" });
  await t.spin("3", { winAmount: "9" });
  await t.spin("10", { of: other, winAmount: "40" });
  expect(await t.places()).toEqual([
    [1, 50n * UNIT],
    [2, 4n * UNIT],
  ]);
  t.until(NEXT_MONDAY + 30 * MINUTE_MS);
  await t.adjust({ txId: "a1", refTxId: winTxId, amount: "-99" });
  t.until(NEXT_MONDAY + HOUR_MS);
  const { last } = await t.show();
  expect(last).toMatchObject({ isFinal: true, own: { place: 2, figure: 3n * UNIT } });
});

test("a corrected valid bet counts less, and only named games count", async () => {
  const t = await setUp({ games: ["BACCARAT"], gameTypes: ["LIVE"] });
  await freshVendor(t.merchant, { game: "BACCARAT", gameType: "LIVE" });
  await t.spin("500");
  const { winTxId } = await t.spin("100", { gameCode: "BACCARAT", winAmount: "0" });
  expect(await t.places()).toEqual([[1, 100n * UNIT]]);
  // A push of a table has no valid bet.
  expect((await t.adjust({ txId: "a1", refTxId: winTxId, amount: "100" })).code).toBe("OK");
  expect(await t.places()).toEqual([]);
});

test("whoever is in a break, held or leaving is neither ranked nor paid", async () => {
  const t = await setUp();
  const [held, second] = [await t.rich(), await t.rich()];
  await t.spin("300");
  await t.spin("200", { of: held });
  await t.spin("100", { of: second });
  await t.run();
  await t.guard(t.member, { leavingAt: t.clock.now() });
  await t.guard(held, { heldAt: t.clock.now() });
  expect(await codeOf(t.show())).toBe("on_break");
  expect(await showBoards(t.as(held), { language: "es" })).toEqual({ standing: "break", list: [] });
  expect(await t.places(second)).toEqual([[1, 100n * UNIT]]);
  t.until(NEXT_MONDAY + HOUR_MS);
  await t.run();
  expect(await t.given()).toMatchObject([{ member: second.id, amount: 100n * UNIT }]);
});

test("weeks follow one another in the merchant's zone, also where a clock changes and after a stop", async () => {
  // Clocks go back on the 31st of October 2027, at 01:00 UTC, so this week has 169 hours.
  const begins = Date.UTC(2027, 9, 24, 22);
  const t = await setUp({}, { timeZone: "Europe/Madrid", at: begins });
  expect((await t.show()).board).toMatchObject({
    ...{ period: "2027-W43", startsAt: begins, endsAt: begins + 169 * HOUR_MS },
  });
  // Terms that change within the week hold from the next one.
  await t.setTerms([{ ...WEEK, least: "10.00", prizes: [{ upTo: 1, points: 1 }] }]);
  await t.spin("49");
  expect((await t.show()).board).toMatchObject({ least: 50n * UNIT, rows: [] });
  // Rounds of weeks in which the job stood still.
  t.until(begins + 170 * HOUR_MS);
  await t.spin("20");
  t.until(begins + (169 + 14 * 24 + 5) * HOUR_MS);
  await t.run();
  expect(await t.given()).toMatchObject([{ period: "2027-W44", points: 1, amount: 0n }]);
});

const CUP = {
  ...{ id: "cup", every: undefined, entry: { points: 30 }, least: "10.00" },
  startsAt: new Date(MONDAY + HOUR_MS).toISOString(),
  endsAt: new Date(MONDAY + 5 * HOUR_MS).toISOString(),
};

test("a tournament counts from the entry on, which costs its points once", async () => {
  const t = await setUp(CUP);
  const named = { board: "cup", period: "2026-11-23" };
  const join = (of: TestMember | null = t.member) => joinBoard(t.as(of), named);
  expect((await t.show()).board).toMatchObject({
    status: "COMING_SOON",
    period: named.period,
  });
  expect(await codeOf(join())).toBe("unknown_board");
  t.until(MONDAY + HOUR_MS);
  expect((await t.show()).board).toMatchObject({
    status: "JOIN",
    entry: { points: 30, isJoined: false },
  });
  await t.spin("500");
  expect(await codeOf(join())).toBe("not_enough_points");
  await transfer(t.store.db, {
    ...{
      merchant: t.code,
      key: `pt:1.1:${t.member.id}:SLOTS`,
      kind: "pointsEarn",
      amount: 50n * POINT,
      at: t.clock.now(),
    },
    ...{ from: { owner: HOUSE, kind: "points" }, to: { owner: t.member.id, kind: "points" } },
  });
  t.clock.advance(1_000);
  expect(await Promise.all([join(), join(), join()])).toEqual(Array(3).fill({ status: "JOINED" }));
  expect(await t.owned(t.member, "points")).toBe(20n * POINT);
  expect(await t.places()).toEqual([]);
  t.clock.advance(1_000);
  await t.spin("20");
  const other = await t.rich();
  await t.spin("900", { of: other });
  expect(await t.places()).toEqual([[1, 20n * UNIT]]);
  expect(await join()).toEqual({ status: "PROCESS" });
  t.until(MONDAY + 5 * HOUR_MS);
  expect(await codeOf(join(other))).toBe("board_over");
  t.clock.advance(HOUR_MS);
  const { board, last } = await t.show();
  expect(board).toBeNull();
  expect(last).toMatchObject({ isFinal: true, own: { place: 1 } });
  expect(await t.given()).toMatchObject([
    { rule: "board:cup", period: "2026-11-23", state: "ISSUED" },
  ]);
  expect(await t.problems()).toEqual([]);
});

test("no guest, trial account, stranger or member in a break enters, nor where the law forbids it", async () => {
  const t = await setUp({ ...CUP, entry: {} });
  t.until(MONDAY + HOUR_MS);
  await t.run();
  const named = { board: "cup", period: "2026-11-23" };
  const refusal = (context: Context) => codeOf(joinBoard(context, named));
  expect(await refusal(t.as(null))).toBe("not_logged_in");
  expect(await refusal(t.as(await t.rich(4)))).toBe("in_need_true_account");
  const stranger = await freshTable();
  const elsewhere = t.as(stranger.member, { merchant: stranger.merchant });
  expect(await refusal(elsewhere)).toBe("unknown_board");
  expect(await codeOf(showBoard(elsewhere, { board: "cup", language: "es" }))).toBe(
    "unknown_board",
  );
  const leaving = await t.rich();
  await t.guard(leaving, { leavingAt: t.clock.now() });
  expect(await refusal(t.as(leaving))).toBe("account_leaving");
  await t.setTerms([{ ...WEEK }]);
  expect(await codeOf(joinBoard(t.as(t.member), { board: "week", period: "2026-W48" }))).toBe(
    "unknown_board",
  );
  const law = { jurisdiction: "BR", isDemonstration: false };
  await t.store.db.update(merchants).set(law).where(eq(merchants.code, t.code));
  const forbidden = await testContext({ ...t.as(t.member), merchant: { ...t.merchant } });
  expect(await refusal({ ...forbidden, idempotencyKey: "k" })).toBe("not_allowed_here");
  expect(await t.run()).toBeNull();
});
