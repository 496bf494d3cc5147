import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  ownerUrl,
  testClock,
  testStore,
} from "#tests/support/database.ts";
import { openGuard } from "./guard.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let owner: pg.Client;
beforeAll(async () => {
  owner = new pg.Client({ connectionString: ownerUrl() });
  await owner.connect();
});
afterAll(() => owner.end());

const amount = fc.integer({ min: 0, max: 500 });
const minutes = fc.option(fc.integer({ min: -50, max: 5 }), { nil: null });
const row = fc.record({
  ...{ played: minutes, reality: minutes, due: fc.option(fc.constant(-1), { nil: null }) },
  realityMinutes: fc.option(fc.constantFrom(15, 60), { nil: null }),
  session: fc.option(fc.constantFrom(-5, 5), { nil: null }),
  bonus: fc.option(fc.constant(-30), { nil: null }),
  ...{ left: amount, lost: amount, stake: fc.integer({ min: 1, max: 300 }), paid: amount },
  extra: amount,
});

/** Two members alike whose guards the next cases write. */
async function twinsAt(now: Date) {
  const store = await testStore();
  const merchant = await freshMerchant();
  const { code } = merchant;
  const twins = [await freshMember(merchant), await freshMember(merchant)];
  for (const { id } of twins) {
    await store.inMerchant(code, (tx) => openGuard(tx, { merchant: code, memberId: id }, now));
  }
  const [alone, batch] = twins.map(({ id }) => id);
  return { code, alone: alone!, batch: batch! };
}

const at = (now: Date, after: number | null) =>
  after === null ? null : new Date(now.getTime() + after * MINUTE_MS);

type Row = typeof row extends fc.Arbitrary<infer One> ? One : never;

/** Writes the same guard to all members of a merchant. */
const write = (code: string, now: Date, one: Row) =>
  owner.query(
    `update play_guards set played_at = $2, played_from = $2, reality_from = $3,
       reality_due_at = $4, reality_minutes = $5, session_until = $6, bonus_since = $7,
       bonus_left = $8, bonus_lost = $9, loss_day_used = 7, loss_week_used = 8,
       loss_month_used = 9, stake_day_used = 7, stake_week_used = 8, stake_month_used = 9,
       time_day_used = 1, time_week_used = 2, time_month_used = 3, reality_stake = 4,
       reality_paid = 5, session_used = 6
     where merchant = $1`,
    [
      ...[code, at(now, one.played), at(now, one.reality), at(now, one.due), one.realityMinutes],
      ...[at(now, one.session), at(now, one.bonus), one.left, one.lost],
    ],
  );

async function expectAlike(code: string) {
  const { rows } = await owner.query(
    "select to_jsonb(g) - 'member' as guard from play_guards g where merchant = $1",
    [code],
  );
  expect(rows[1].guard).toEqual(rows[0].guard);
}

test("a batch of bets counts like each of them alone", async () => {
  const now = testClock().now();
  const { code, alone, batch } = await twinsAt(now);
  await fc.assert(
    fc.asyncProperty(row, async (one) => {
      const cash = one.stake + one.extra;
      await write(code, now, one);
      await owner.query("select guard_play($1, $2, $3, $4, $5, $5, $6)", [
        ...[code, alone, one.stake, one.paid, now, cash],
      ]);
      await owner.query(
        `select guard_play_bets($1, array_agg(ctid), $3, $4, $5, $6) from play_guards
         where merchant = $1 and member = $2`,
        [code, batch, [one.stake], [one.paid], [cash], now],
      );
      await expectAlike(code);
    }),
    { numRuns: 200 },
  );
});

/** Rounds that began within the day, before it, and before the month. */
const win = fc.record({
  paid: fc.integer({ min: 1, max: 500 }),
  since: fc.constantFrom(0, -1, -40),
});

test("a batch of wins counts like each of them alone", async () => {
  const now = testClock().now();
  const { code, alone, batch } = await twinsAt(now);
  const { rows } = await owner.query("select day_ends from play_guards where merchant = $1", [
    code,
  ]);
  const ends: Date = rows[0].day_ends;
  const wins = fc.array(win, { minLength: 1, maxLength: 3 });
  const when = fc.constantFrom(now, new Date(ends.getTime() - 1), ends);
  await fc.assert(
    fc.asyncProperty(row, wins, when, async (one, won, later) => {
      await owner.query("update play_guards set day_ends = $2 where merchant = $1", [code, ends]);
      await write(code, now, one);
      const since = won.map((each) => new Date(now.getTime() + each.since * DAY_MS));
      for (const [n, { paid }] of won.entries()) {
        await owner.query("select guard_play($1, $2, null, $3, $4, $5)", [
          ...[code, alone, paid, since[n], later],
        ]);
      }
      await owner.query("select guard_play_wins($1, $2, $3, $4, $5)", [
        ...[code, won.map(() => batch), won.map(({ paid }) => paid), since, later],
      ]);
      await expectAlike(code);
    }),
    { numRuns: 200 },
  );
});

test("a batch counts nothing when a guard changed meanwhile", async () => {
  const asked = owner.query(
    `select guard_play_bets('none', array['(0,0)']::tid[], '{1}', '{0}', '{1}', now())`,
  );
  await expect(asked).rejects.toThrow("a guard changed");
});
