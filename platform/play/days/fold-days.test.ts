import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, type TestMember } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { moveInTree } from "../../members/tree/move-in-tree.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { verifySums } from "../../money/ledger/verify-ledger.ts";
import {
  feeDay,
  gameDay,
  memberDay,
  moneyDay,
  teamDay,
  teamMoneyDay,
} from "../../store/schema/days.ts";
import { foldDays, rebuildDays } from "./fold-days.ts";
import { teamDays } from "./team-days.ts";

const HOUR_MS = 3_600_000;
/** Tests begin at 18:00 of the 19th in Mexico City. */
const FIRST_DAY = "2026-11-19";
const SECOND_DAY = "2026-11-20";
const BOTH = { from: FIRST_DAY, to: SECOND_DAY };

let played = 0;

/** A table at which a player sits below an agent, who is below a boss. */
async function freshTeam() {
  const t = await freshTable();
  const { code } = t.merchant;
  const boss = await freshMember(t.merchant, { type: 1 });
  const agent = await freshMember(t.merchant, { type: 1, parentId: boss.id });
  const under = { parentId: agent.id, balance: 10_000_000n };
  const player = await freshMember(t.merchant, under);
  const seats = new Map<TestMember, { token: string; until: number }>();
  /** The player's session; a new one when the clock went past the old. */
  const seatOf = async (of: TestMember) => {
    const now = t.clock.now().getTime();
    const known = seats.get(of);
    if (known && known.until > now) return known.token;
    const token = await t.sit(of);
    seats.set(of, { token, until: now + HOUR_MS });
    return token;
  };
  await seatOf(player);
  /** A closed round of 1.00 with this payout. */
  const spin = async (winAmount = "0", of = player) => {
    played += 1;
    const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
    const bet = { ...ids, token: await seatOf(of), amount: "1", winAmount };
    expect((await t.betwin(bet)).code).toBe("OK");
    return ids;
  };
  const adjust = (refTxId: string, amount: string) =>
    t.adjust({ playerId: `${code}.${player.id}`, txId: `a${refTxId}`, refTxId, amount });
  const pay = (member: TestMember, kind: string, amount: bigint) => {
    played += 1;
    return transfer(t.store.db, {
      merchant: code,
      key: `${kind}:${member.id}:${played}`,
      kind,
      from: { owner: "house", kind: "clearing" },
      to: { owner: member.id, kind: "cash" },
      amount,
      at: t.clock.now(),
    });
  };
  const move = (member: TestMember, parent: TestMember | null) =>
    t.store.inMerchant(code, (tx) =>
      moveInTree(tx, code, {
        member: member.id,
        parent: parent?.id ?? null,
        at: t.clock.now(),
      }),
    );
  /** A deposit with its fee, which `payer` pays. */
  const deposit = async (amount: bigint, fee: bigint, payer: "player" | "house") => {
    played += 1;
    const key = `d${played}`;
    const own = { merchant: code, at: t.clock.now() };
    const house = (kind: "clearing" | "fees") => ({ owner: "house", kind }) as const;
    await transfer(t.store.db, {
      ...{ ...own, key: `deposit:${key}`, kind: "deposit", amount },
      from: house("clearing"),
      to: { owner: player.id, kind: "cash" },
    });
    const [from, to] = [house("clearing"), house("fees")];
    await transfer(t.store.db, {
      ...{ ...own, key: `depositFee:${key}`, kind: "depositFee", amount: fee },
      ...(payer === "player" ? { from, to } : { from: to, to: from }),
    });
  };
  const fold = () => foldDays(t.store, code);
  const team = (of: TestMember) =>
    t.store.inMerchant(code, (tx) => teamDays(tx, code, of.id, BOTH));
  const sound = () => verifySums(t.store.db, code);
  const allRows = () =>
    t.store.inMerchant(code, async (tx) => [
      await tx
        .select()
        .from(memberDay)
        .where(eq(memberDay.merchant, code))
        .orderBy(memberDay.day, memberDay.member, memberDay.gameType),
      await tx
        .select()
        .from(teamDay)
        .where(eq(teamDay.merchant, code))
        .orderBy(teamDay.day, teamDay.agent, teamDay.gameType),
      await tx
        .select()
        .from(moneyDay)
        .where(eq(moneyDay.merchant, code))
        .orderBy(moneyDay.day, moneyDay.member, moneyDay.kind),
      await tx
        .select()
        .from(teamMoneyDay)
        .where(eq(teamMoneyDay.merchant, code))
        .orderBy(teamMoneyDay.day, teamMoneyDay.agent, teamMoneyDay.kind),
      await tx
        .select()
        .from(gameDay)
        .where(eq(gameDay.merchant, code))
        .orderBy(gameDay.day, gameDay.vendor, gameDay.game),
      await tx
        .select()
        .from(feeDay)
        .where(eq(feeDay.merchant, code))
        .orderBy(feeDay.day, feeDay.payer),
    ]);
  const own = { ...t, code, boss, agent, player };
  return { ...own, spin, adjust, pay, deposit, move, fold, team, sound, allRows };
}

test("a day is that of the merchant's zone, and a correction counts when it comes", async () => {
  const t = await freshTeam();
  const { winTxId } = await t.spin("25");
  t.clock.advance(6 * HOUR_MS - 1);
  await t.spin();
  t.clock.advance(1);
  await t.adjust(winTxId, "-5");
  await t.fold();
  const [days] = await t.allRows();
  expect(days).toEqual([
    expect.objectContaining({ day: FIRST_DAY, rounds: 2n, stake: 20_000n, payout: 250_000n }),
    expect.objectContaining({ day: SECOND_DAY, rounds: 0n, stake: 0n, payout: -50_000n }),
  ]);
  expect(await t.sound()).toEqual([]);
});

test("everybody above has the figures, once a member and game type", async () => {
  const t = await freshTeam();
  const friend = await freshMember(t.merchant, { parentId: t.boss.id, balance: 1_000_000n });
  await t.spin();
  await t.fold();
  await t.spin();
  await t.spin("0", friend);
  await t.fold();
  const of = (rounds: bigint, active: bigint) => ({ day: FIRST_DAY, rounds, active });
  expect(await t.team(t.boss)).toMatchObject([
    { ...of(3n, 2n), gameType: "ALL", firstDeposits: 2n, newMembers: 3n },
    { ...of(3n, 2n), gameType: "RNG", firstDeposits: 0n, newMembers: 0n },
  ]);
  expect(await t.team(t.agent)).toMatchObject([of(2n, 1n), of(2n, 1n)]);
  expect(await t.team(t.player)).toEqual([]);
  expect(await t.sound()).toEqual([]);
});

test("what a team reads is the same before and after it is folded", async () => {
  const t = await freshTeam();
  await t.fold();
  for (const win of ["3", "0"]) await t.spin(win);
  const before = await t.team(t.boss);
  expect(before).toMatchObject([{ rounds: 2n, payout: 30_000n, active: 1n }, { rounds: 2n }]);
  await t.fold();
  expect(await t.team(t.boss)).toEqual(before);
  await t.spin();
  expect(await t.team(t.boss)).toMatchObject([{ rounds: 3n, active: 1n }, { active: 1n }]);
});

test("the day of a move stays with the old upline, the next has the new one", async () => {
  const t = await freshTeam();
  const other = await freshMember(t.merchant, { type: 1 });
  await t.spin();
  await t.move(t.player, other);
  await t.spin();
  await t.fold();
  t.clock.advance(6 * HOUR_MS);
  await t.spin();
  await t.pay(t.player, "deposit", 50_000n);
  await t.fold();
  const daysOf = async (of: TestMember) =>
    (await t.team(of)).filter(({ gameType }) => gameType === "RNG").map((x) => [x.day, x.rounds]);
  expect(await daysOf(t.agent)).toEqual([[FIRST_DAY, 2n]]);
  expect(await daysOf(other)).toEqual([[SECOND_DAY, 1n]]);
  const before = await t.allRows();
  await rebuildDays(t.store, t.code);
  expect(await t.allRows()).toEqual(before);
  expect(await t.sound()).toEqual([]);
});

test("money that moves between a member and others has its kind and its side", async () => {
  const t = await freshTeam();
  await t.pay(t.player, "deposit", 70_000n);
  const from = { owner: t.player.id, kind: "cash" } as const;
  const out = { merchant: t.code, amount: 30_000n, at: t.clock.now() };
  await transfer(t.store.db, {
    ...out,
    key: "f1",
    kind: "withdrawal",
    from,
    to: { owner: t.player.id, kind: "frozen" },
  });
  await transfer(t.store.db, {
    ...out,
    key: "t1",
    kind: "transfer",
    from,
    to: { owner: t.boss.id, kind: "cash" },
  });
  await t.fold();
  const rows = await t.store.inMerchant(t.code, (tx) =>
    tx.select().from(teamMoneyDay).where(eq(teamMoneyDay.agent, t.agent.id)),
  );
  const sums = rows.map(({ kind, amountIn, amountOut, count }) => [
    kind,
    amountIn,
    amountOut,
    count,
  ]);
  expect(sums.sort()).toEqual([
    ["deposit", 10_070_000n, 0n, 2n],
    ["transfer", 0n, 30_000n, 1n],
  ]);
  expect(await t.sound()).toEqual([]);
});

test("a first deposit counts for the older day, whichever is read first", async () => {
  const t = await freshTeam();
  const late = await freshMember(t.merchant, { parentId: t.agent.id });
  t.clock.advance(6 * HOUR_MS);
  await t.pay(late, "deposit", 10_000n);
  await t.fold();
  t.clock.advance(-6 * HOUR_MS);
  await t.pay(late, "deposit", 10_000n);
  await t.fold();
  const rows = await t.team(t.agent);
  expect(rows.map(({ day, firstDeposits }) => [day, firstDeposits])).toEqual([
    [FIRST_DAY, 2n],
    [SECOND_DAY, 0n],
  ]);
  expect(await t.sound()).toEqual([]);
});

test("a trial account counts nowhere", async () => {
  const t = await freshTeam();
  const trial = await freshMember(t.merchant, { type: 4, parentId: t.agent.id });
  await t.pay(trial, "deposit", 10_000n);
  await t.fold();
  const [all] = await t.team(t.agent);
  expect(all).toMatchObject({ newMembers: 1n, firstDeposits: 1n });
  expect(await t.sound()).toEqual([]);
});

test("days whose process ends at any statement count each row once", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await freshTeam();
    for (const win of ["0", "5"]) await t.spin(win);
    const died = await foldDays(crashingAt(t.store, statement), t.code).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await t.fold();
    expect(await t.team(t.boss)).toMatchObject([
      { rounds: 2n, payout: 50_000n, firstDeposits: 1n, newMembers: 2n },
      { rounds: 2n },
    ]);
    expect(await t.sound()).toEqual([]);
    if (!died) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(6);
});

test("instances that fold at once, while members play and move, count each row once", async () => {
  const t = await freshTeam();
  const other = await freshMember(t.merchant, { type: 1 });
  const moves = [other, t.agent, other];
  await Promise.all([
    ...Array.from({ length: 15 }, () => t.spin("2")),
    ...Array.from({ length: 10 }, () => t.fold()),
    ...Array.from({ length: 5 }, () => t.pay(t.player, "deposit", 1n)),
    ...moves.map((to) => t.move(t.player, to)),
  ]);
  await t.fold();
  expect(await t.team(t.agent)).toMatchObject([{ rounds: 15n, active: 1n }, { rounds: 15n }]);
  expect(await t.sound()).toEqual([]);
});

test("a game has its own days, and a fee the day of its deposit", async () => {
  const t = await freshTeam();
  const { winTxId } = await t.spin("25");
  await t.deposit(1_000_000n, 30_000n, "player");
  await t.deposit(500_000n, 12_000n, "house");
  await t.fold();
  t.clock.advance(6 * HOUR_MS);
  await t.adjust(winTxId, "-5");
  await t.deposit(100_000n, 1n, "player");
  await t.fold();
  const [, , , , games, fees] = await t.allRows();
  const game = { vendor: "V1", game: "GAME1" };
  expect(games).toMatchObject([
    { ...game, day: FIRST_DAY, rounds: 1n, stake: 10_000n, payout: 250_000n },
    { ...game, day: SECOND_DAY, rounds: 0n, stake: 0n, payout: -50_000n },
  ]);
  expect(fees).toMatchObject([
    { day: FIRST_DAY, payer: "house", amount: 12_000n, count: 1n },
    { day: FIRST_DAY, payer: "player", amount: 30_000n, count: 1n },
    { day: SECOND_DAY, payer: "player", amount: 1n, count: 1n },
  ]);
  expect(await t.sound()).toEqual([]);
});

test("a changed figure is named, and a rebuild mends it", async () => {
  const t = await freshTeam();
  await t.spin("5");
  await t.deposit(1_000_000n, 30_000n, "player");
  await t.fold();
  const before = await t.allRows();
  const changes = [
    ...["member_day set stake = stake + 1", "team_day set active = active + 1"],
    ...["game_day set payout = payout + 1", "game_day set game = 'OTHER'"],
    ...["money_day set amount_in = amount_in + 1", "money_day set day = day - 1"],
    "money_day set amount_in = amount_in + 1, amount_out = amount_out + 1",
    ...["team_money_day set count = count + 1", "fee_day set amount = amount + 1"],
    "fee_day set payer = 'house'",
  ];
  for (const change of changes) {
    await t.store.inMerchant(t.code, (tx) =>
      tx.execute(sql`update ${sql.raw(change)} where merchant = ${t.code}`),
    );
    const named = await t.sound();
    expect(named.map(({ problem }) => problem)).toContain("DAYS_DIFFER");
    await rebuildDays(t.store, t.code);
    expect(await t.sound()).toEqual([]);
  }
  expect(await t.allRows()).toEqual(before);
});

const step = fc.record({
  do: fc.constantFrom("spin", "spin", "adjust", "pay", "move", "join", "fold", "wait"),
  by: fc.nat(20),
});

test("any history of play, money and moves agrees with its sources", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const t = await freshTeam();
      const people = [t.boss, t.agent, t.player];
      let last: string | null = null;
      for (const { do: act, by } of steps) {
        const one = people[by % people.length]!;
        if (act === "spin") last = (await t.spin(String(by))).winTxId;
        else if (act === "adjust" && last) await t.adjust(last, "1");
        else if (act === "pay") await t.pay(one, by % 2 ? "deposit" : "salary", BigInt(by + 1));
        else if (act === "join") people.push(await freshMember(t.merchant, { parentId: one.id }));
        else if (act === "wait") t.clock.advance(by * HOUR_MS);
        else if (act === "fold") await t.fold();
        else await t.move(t.player, by % 3 ? one : null).catch(() => undefined);
        if (act === "adjust") last = null;
      }
      await t.fold();
      expect(await t.sound()).toEqual([]);
      const before = await t.allRows();
      await rebuildDays(t.store, t.code);
      expect(await t.allRows()).toEqual(before);
    }),
    { numRuns: 12 },
  );
});
