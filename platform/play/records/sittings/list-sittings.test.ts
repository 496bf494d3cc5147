import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable, freshVendor, VENDOR } from "#tests/support/vendor.ts";
import type { sittingRecord } from "../../../contract/play/sittings.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import { parseAmount } from "../../../domain/money.ts";
import { transfer } from "../../../money/ledger/transfer.ts";
import { vendors } from "../../../store/schema/catalogue.ts";
import { foldSittings } from "../../sittings/fold-sittings.ts";
import { listSittingRounds } from "./list-sitting-rounds.ts";
import { listSittings } from "./list-sittings.ts";

const MINUTE_MS = 60_000;
const BREAK_MS = 31 * MINUTE_MS;

async function freshSeat() {
  const t = await freshTable();
  const { code } = t.merchant;
  await freshVendor(t.merchant, { game: "GAME2" });
  const context = await testContext({ ...t, actor: t.member.actor });
  let played = 0;
  const spin = async (winAmount = "0", game = "GAME1") => {
    played += 1;
    const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
    const bet = { ...ids, token: await t.sit(), amount: "1", winAmount, gameCode: game };
    expect((await t.betwin(bet)).code).toBe("OK");
    return bet;
  };
  const open = async (roundId: string, amount: string) => {
    const bet = { txId: roundId, roundId, token: await t.sit(), amount };
    expect((await t.bet(bet)).code).toBe("OK");
  };
  const undo = (roundId: string) => t.rollback({ txId: `${roundId}-x`, refTxId: roundId, roundId });
  const gift = (amount: bigint, key: string, kind = "bonus") =>
    transfer(t.store.db, {
      ...{ merchant: code, key, kind, amount, at: t.clock.now() },
      from: { owner: "house", kind: "promo" },
      to: { owner: t.member.id, kind: "cash" },
    });
  const list = (input: Partial<InputOf<typeof sittingRecord>> = {}) =>
    listSittings(context, { pageSize: 10, ...input });
  const everyPage = async (pageSize: number) => {
    const first = await list({ pageSize });
    const lines = [...first.list];
    for (let { next } = first; next !== null; ) {
      const page = await list({ pageSize, after: next });
      lines.push(...page.list);
      next = page.next;
    }
    return lines;
  };
  const fold = () => foldSittings(t.store, code);
  return { ...t, code, context, spin, open, undo, gift, list, everyPage, fold };
}

type Line = Awaited<ReturnType<typeof listSittings>>["list"][number];
const changeOf = (line: Line) => (line.line === "sitting" ? line.payout - line.stake : line.amount);
const sumOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + changeOf(line), 0n);
const named = (lines: readonly Line[]) =>
  lines.map((line) =>
    line.line === "sitting"
      ? `${line.game.code} ${line.rounds} ${changeOf(line)}`
      : `${line.kind} ${line.amount}`,
  );

test("a launch with its rounds is one line, and other money has lines of its own", async () => {
  const t = await freshSeat();
  t.clock.advance(MINUTE_MS);
  const start = t.clock.now().getTime();
  await t.spin("2");
  t.clock.advance(MINUTE_MS);
  await t.gift(5n, "bonus:1");
  await t.spin("0");
  await t.spin("0", "GAME2");
  t.clock.advance(BREAK_MS);
  await t.spin("0.5");
  await t.fold();
  const { list, totals, counting, next } = await t.list();
  expect(named(list)).toEqual([
    "GAME1 1 -5000",
    "GAME2 1 -10000",
    "prize 5",
    "GAME1 2 0",
    "deposit 1000000",
  ]);
  expect(list[3]).toMatchObject({
    game: { code: "GAME1", name: "Game one" },
    ...{ startedAt: start, lastAt: start + MINUTE_MS, rounds: 2, stake: 20_000n, payout: 20_000n },
  });
  expect(totals).toEqual({ in: 1_000_005n, out: 0n, play: -15_000n });
  expect(counting).toEqual({ rounds: 0, amount: 0n });
  expect(next).toBeNull();
});

test("open rounds and those not folded yet are one line of their own, so the sums hold", async () => {
  const t = await freshSeat();
  await t.spin("2");
  await t.fold();
  await t.spin("0");
  await t.open("open", "4");
  await t.open("gone", "3");
  await t.undo("gone");
  const before = await t.list();
  expect(named(before.list)).toEqual(["GAME1 1 10000", "deposit 1000000"]);
  expect(before.counting).toEqual({ rounds: 2, amount: -50_000n });
  expect(before.totals.play).toBe(-40_000n);
  expect(sumOf(before.list) + before.counting.amount).toBe(parseAmount(await t.cash()));
  await t.endRound({ roundId: "open" });
  await t.fold();
  const after = await t.list();
  expect(named(after.list)).toEqual(["GAME1 3 -40000", "deposit 1000000"]);
  expect(after.counting).toEqual({ rounds: 0, amount: 0n });
});

test("a correction has a line of its own beside its sitting", async () => {
  const t = await freshSeat();
  const { winTxId, roundId } = await t.spin("5");
  await t.fold();
  t.clock.advance(MINUTE_MS);
  await t.adjust({ txId: "a1", refTxId: winTxId, amount: "-1" });
  await t.fold();
  const { list } = await t.list();
  expect(named(list)).toEqual(["adjustment -10000", "GAME1 1 40000", "deposit 1000000"]);
  expect(list[0]).toMatchObject({ game: { code: "GAME1" }, id: roundId });
  expect(sumOf(list)).toBe(parseAmount(await t.cash()));
});

test("pages of any size have each line once, in one order, and a sitting whole", async () => {
  const t = await freshSeat();
  for (let n = 0; n < 4; n += 1) {
    await t.spin("2");
    await t.gift(BigInt(n + 1), `bonus:${n}`);
    await t.spin("0", "GAME2");
    await t.spin();
    t.clock.advance(BREAK_MS);
  }
  await t.fold();
  const whole = (await t.list({ pageSize: 100 })).list;
  expect(whole).toHaveLength(13);
  expect(sumOf(whole)).toBe(parseAmount(await t.cash()));
  for (const pageSize of [1, 2, 3, 5, 12, 13]) {
    expect(await t.everyPage(pageSize)).toEqual(whole);
  }
});

test("a late round that moves a sitting between two pages loses no line", async () => {
  const t = await freshSeat();
  t.clock.advance(BREAK_MS);
  await t.spin("2");
  t.clock.advance(40 * MINUTE_MS);
  await t.spin("0");
  await t.fold();
  const first = await t.list({ pageSize: 1 });
  expect(named(first.list)).toEqual(["GAME1 1 -10000"]);
  // Settled by another instance between both, and folded last: it joins them.
  t.clock.advance(-20 * MINUTE_MS);
  await t.spin("3");
  await t.fold();
  const second = await t.list({ pageSize: 10, after: first.next! });
  expect(named(second.list)).toEqual(["GAME1 3 20000", "deposit 1000000"]);
  expect(sumOf(second.list)).toBe(parseAmount(await t.cash()));
});

test("a period has what began in it", async () => {
  const t = await freshSeat();
  t.clock.advance(BREAK_MS);
  await t.spin("2");
  t.clock.advance(20 * MINUTE_MS);
  const middle = t.clock.now().getTime();
  await t.spin("0");
  await t.gift(7n, "bonus:1");
  t.clock.advance(BREAK_MS);
  await t.spin("0");
  await t.fold();
  const late = await t.list({ from: middle });
  expect(named(late.list)).toEqual(["GAME1 1 -10000", "prize 7"]);
  expect(late.totals).toEqual({ in: 7n, out: 0n, play: -10_000n });
  expect(late.waiting).toEqual({ deposits: [], withdrawals: [] });
  const early = await t.list({ to: middle });
  expect(named(early.list)).toEqual(["GAME1 2 0", "deposit 1000000"]);
  await t.open("open", "4");
  expect((await t.list({ to: middle })).counting.rounds).toBe(0);
  expect((await t.list({ from: middle })).counting).toEqual({ rounds: 1, amount: -40_000n });
});

test("games with purses of their own moved no cash and have no line", async () => {
  const t = await freshSeat();
  await t.spin("2");
  await t.fold();
  await t.open("open", "4");
  await t.store.inMerchant(t.code, (tx) =>
    tx.update(vendors).set({ walletType: "transfer" }).where(eq(vendors.code, VENDOR)),
  );
  const { list, totals, counting } = await t.list();
  expect(named(list)).toEqual(["deposit 1000000"]);
  expect({ ...totals, counting }).toMatchObject({ play: 0n, counting: { rounds: 0, amount: 0n } });
});

test("shows nobody else's money, and nothing to a member without movements", async () => {
  const t = await freshSeat();
  await t.spin();
  await t.fold();
  await t.spin();
  await t.open("open", "4");
  const empty = {
    ...{ list: [], waiting: { deposits: [], withdrawals: [] }, next: null },
    ...{ counting: { rounds: 0, amount: 0n }, totals: { in: 0n, out: 0n, play: 0n } },
  };
  const neighbour = await freshMember(t.merchant);
  const input = { pageSize: 10 };
  expect(await listSittings({ ...t.context, actor: neighbour.actor }, input)).toEqual(empty);
  const other = await freshTable();
  expect(await listSittings({ ...t.context, merchant: other.merchant }, input)).toEqual(empty);
});

const step = fc.record({
  do: fc.constantFrom("spin", "other", "open", "close", "undo", "gift", "fold"),
  minutes: fc.integer({ min: -20, max: 45 }),
});

type Step = { do: "spin" | "open" | "close" | "fold"; minutes: number };
/** A server whose clock is set back ends a round before its bet. */
const CLOSED_BEFORE_ITS_BET: [Step[]][] = [
  [
    [
      { do: "spin", minutes: 0 },
      { do: "open", minutes: -1 },
      { do: "close", minutes: 0 },
      { do: "fold", minutes: 0 },
    ],
  ],
  [
    [
      { do: "open", minutes: -1 },
      { do: "spin", minutes: 0 },
      { do: "close", minutes: 0 },
      { do: "fold", minutes: 0 },
    ],
  ],
];

test("any history adds up to the balance, on pages and in the rounds of its sittings", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const t = await freshSeat();
      const standing: string[] = [];
      for (const [n, { do: act, minutes }] of steps.entries()) {
        const roundId = `o${n}`;
        if (act === "spin") await t.spin("1.5");
        else if (act === "other") await t.spin("0", "GAME2");
        else if (act === "gift") await t.gift(3n, `bonus:${n}`);
        else if (act === "fold") await t.fold();
        else if (act === "open") {
          await t.open(roundId, "2");
          standing.push(roundId);
        } else if (standing.length > 0) {
          const of = standing.pop()!;
          if (act === "close") await t.endRound({ roundId: of });
          else await t.undo(of);
        }
        t.clock.advance(minutes * MINUTE_MS);
      }
      const { counting, totals } = await t.list();
      const lines = await t.everyPage(3);
      const cash = parseAmount(await t.cash());
      expect(sumOf(lines) + counting.amount).toBe(cash);
      expect(totals.in - totals.out + totals.play).toBe(cash);
      for (const line of lines) {
        if (line.line !== "sitting") continue;
        const key = { startedAt: line.startedAt, game: line.game.code };
        const { list } = await listSittingRounds(t.context, { ...key, pageSize: 100 });
        expect(list).toHaveLength(line.rounds);
        const change = list.reduce((sum, { payout, stake }) => sum + payout - stake, 0n);
        expect(change).toBe(line.payout - line.stake);
      }
    }),
    { numRuns: 15, examples: CLOSED_BEFORE_ITS_BET },
  );
});
