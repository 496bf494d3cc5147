import fc from "fast-check";
import { expect, test } from "vitest";
import { freshLottery } from "#tests/agents/lottery-under-test.ts";
import type { TestMember } from "#tests/support/database.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import { foldDays } from "../../play/days/fold-days.ts";

const DAY_MS = 86_400_000;
const HOUSE_SERIES = 1900;

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      is: fc.constant("draw" as const),
      who: fc.nat(),
      units: fc.integer({ min: 2_000, max: 9_999_999 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant("rate" as const),
      who: fc.nat(),
      points: fc.integer({ min: 1, max: 130 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant("move" as const), who: fc.nat(), to: fc.nat() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant("correct" as const),
      which: fc.nat(),
      share: fc.constantFrom(0, 0.5, 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("day" as const) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant("run" as const) }) },
);
const story = fc.record({
  /** The place above each agent, and above each player. */
  agents: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
  players: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  steps: fc.array(step, { minLength: 4, maxLength: 22 }),
});

type Round = {
  player: number;
  txId: string;
  stake: number;
  counts: number;
  shares: Map<number, number>;
};

/** Reckons with plain numbers from what was done, and knows nothing of the platform. */
function oracle(uplines: (number | null)[]) {
  const series = new Map<number, number>();
  const below = [...uplines];
  let today = [...uplines];
  const rounds: Round[] = [];
  return {
    rounds,
    series,
    nextDay() {
      today = [...below];
    },
    move(who: number, to: number): boolean {
      for (let at: number | null = to; at !== null; at = below[at]!) if (at === who) return false;
      below[who] = to;
      return true;
    },
    draw(player: number, txId: string, stake: number) {
      const shares = new Map<number, number>();
      let highest = series.get(player) ?? HOUSE_SERIES;
      for (let at = today[player]!; at !== null; at = today[at]!) {
        const own = series.get(at) ?? 0;
        if (own > highest) shares.set(at, own - highest);
        highest = Math.max(highest, own);
      }
      rounds.push({ player, txId, stake, counts: stake, shares });
    },
    owed(agent: number): number {
      const each = rounds.map(({ counts, shares }) =>
        Math.floor((counts * (shares.get(agent) ?? 0)) / 2000),
      );
      return each.reduce((sum, one) => sum + one, 0);
    },
  };
}

test("over any tree, raise, move and correction, each agent gets what an oracle reckons", async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ agents, players, steps }) => {
      const t = await freshLottery();
      const people: TestMember[] = [];
      const uplines: (number | null)[] = [];
      for (const [at, place] of agents.entries()) {
        const above = at === 0 ? null : place % at;
        uplines.push(above);
        people.push(await t.agent(above === null ? undefined : people[above]));
      }
      for (const place of players) {
        const above = place % agents.length;
        uplines.push(above);
        people.push(await t.rich(people[above]));
      }
      const o = oracle(uplines);
      const act = {
        draw: async ({ who, units }: { who: number; units: number }) => {
          const player = agents.length + (who % players.length);
          const amount = `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, "0")}`;
          expect((await t.sit(people[player]!)).series).toBe(o.series.get(player) ?? HOUSE_SERIES);
          const { txId } = await t.draw(people[player]!, { amount });
          o.draw(player, txId, units);
        },
        rate: async ({ who, points }: { who: number; points: number }) => {
          const one = who % people.length;
          t.clock.advance(1);
          await t.rate(people[one]!, { LOTT: 1700 + 2 * points }, t.clock.now());
          o.series.set(one, 1700 + 2 * points);
        },
        move: async ({ who, to }: { who: number; to: number }) => {
          const [one, other] = [who % people.length, to % agents.length];
          if (o.move(one, other)) await t.move(people[one]!, people[other]!);
        },
        correct: async ({ which, share }: { which: number; share: number }) => {
          const round = o.rounds[which % o.rounds.length];
          if (!round) return;
          round.counts = Math.floor(round.stake * share);
          const counts = (round.counts / 10_000).toFixed(4);
          await t.adjust(people[round.player]!, round.txId, "0", counts);
        },
        day: async () => {
          t.clock.advance(DAY_MS);
          o.nextDay();
        },
        run: () => t.runLottery(),
      };
      for (const one of steps) await act[one.is](one as never);
      await t.runLottery();
      const rows = await t.differences();
      for (const [at, agent] of people.slice(0, agents.length).entries()) {
        const own = rows.filter((row) => row.agent === agent.id);
        const gross = own.reduce((sum, row) => sum + row.gross, 0n);
        expect(gross).toBe(BigInt(o.owed(at)));
        expect(await t.cash(agent)).toBe(gross - (own.at(-1)?.carryOut ?? 0n));
      }
      await foldDays(t.store, t.code);
      expect(await verifySums(t.store.db, t.code)).toEqual([]);
      expect(await verifyLedger(t.store.db, t.code)).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 120_000);
