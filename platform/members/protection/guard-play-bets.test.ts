import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashToken } from "#platform/play/vendor-wallet/tokens.ts";
import { freshMember, ownerUrl } from "#tests/support/database.ts";
import { freshTable, GAME, VENDOR } from "#tests/support/vendor.ts";
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

/** Two members alike whose guards the next cases write; the one of the batch sits at a table. */
async function twins() {
  const table = await freshTable();
  const { code } = table.merchant;
  const now = table.clock.now();
  const [alone, batch] = [(await freshMember(table.merchant)).id, table.member.id];
  for (const memberId of [alone, batch]) {
    await table.store.inMerchant(code, (tx) => openGuard(tx, { merchant: code, memberId }, now));
  }
  return { code, now, alone, batch, tokenHash: hashToken(table.token).toString("hex") };
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
  const { code, now, alone, batch, tokenHash } = await twins();
  const game = "update games set min_bet = 1, max_multiple = 500 where merchant = $1";
  await owner.query(game, [code]);
  const { rows } = await owner.query("select ledger_account($1, 'house', 'game', 0) as id", [code]);
  let round = 0;
  await fc.assert(
    fc.asyncProperty(row, async (one) => {
      const cash = one.stake + one.extra;
      await write(code, now, one);
      await owner.query("select guard_play($1, $2, $3, $4, $5, $5, $6)", [
        ...[code, alone, one.stake, one.paid, now, cash],
      ]);
      await owner.query(
        `update ledger_accounts set balance = $3
         where merchant = $1 and owner = $2 and kind = 'cash'`,
        [code, batch, cash],
      );
      round += 1;
      const ids = { txId: `b${round}`, winTxId: `w${round}`, roundId: `r${round}` };
      const place = { call: "betwin", vendor: VENDOR, tokenHash, gameCode: GAME };
      const bet = { ...ids, ...place, amount: one.stake, winAmount: one.paid, roundClosed: true };
      const answers = await owner.query("select * from vendor_plain_bets($1, $2, null, $3, $4)", [
        ...[code, JSON.stringify([bet]), rows[0].id, now],
      ]);
      expect(answers.rows.map(({ answer }) => answer.code)).toEqual(["OK"]);
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
  const { code, now, alone, batch } = await twins();
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
