import type pg from "pg";
import { sealHours } from "#platform/agents/pay/hours/seal-hours.ts";
import { payRounds } from "#platform/agents/pay/rounds/pay-rounds.ts";
import { runPay } from "#platform/agents/pay/run-pay.ts";
import { runRebates } from "#platform/agents/rebates/run-rebates.ts";
import { type Clock, systemClock } from "#platform/core/context.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { verifyLedger } from "#platform/money/ledger/verify-ledger.ts";
import { systemRandom } from "../../../server/backend/system-random.ts";
import { withDatabase } from "../../lib/database/with-database.ts";
import { sealPlanted } from "./planted/plant-rounds.ts";
import { CONTRACTS, MEMBERS, plantTeam, ROWS } from "./planted/plant-team.ts";

/**
 * One hour of hour salaries, the rounds of an hour by real-time salaries, and one day's rebates, in one
 * tree. The peer is a day's salary of the same contracts, counted, billed and paid.
 */
const HOUR_MS = 3_600_000;

async function bench(_url: string, serverUrl: string) {
  const { store, owner } = await plantTeam(serverUrl, "salaries");
  await sealPlanted(owner, ROWS);
  const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - HOUR_MS);
  await sign(owner, hour);
  await giveRates(owner);
  await owner.query("vacuum analyze");
  console.log(`${CONTRACTS} contracts of a kind, ${MEMBERS} members, ${ROWS} rounds`);
  // Five minutes after the hour, whatever the clock says.
  const ended = new Date(hour.getTime() + HOUR_MS + 5 * 60_000 + 1);
  const clock: Clock = { now: () => ended };
  const merchant = await readMerchant(store, "one");
  const parts = { store, clock, merchant, random: systemRandom };

  const peer = await paid(owner, "a day's salary", async () => {
    await openDay(owner);
    await runPay({ ...parts, clock: systemClock });
  });
  const against = (seconds: number) => `${(seconds / peer).toFixed(2)} of a day's salary`;
  const hours = await paid(owner, "an hour's salary", async () => {
    await sealHours(parts);
    await runPay(parts);
  });
  console.log(`    ${against(hours)}`);
  const rounds = await paid(owner, "an hour's rounds", async () => {
    await payRounds(parts);
    await runPay(parts);
  });
  const lines = await count(owner, "select count(*) from pay_lines where merchant = 'one'");
  console.log(`    ${lines} lines, ${against(rounds)}`);
  await owner.query(`insert into rebate_days (merchant, day, state, due_at)
    select 'one', max(day), 'OPEN', now() from sealed_days where merchant = 'one'`);
  const rebates = await paid(owner, "a day's rebates", () => runRebates(parts));
  const rows = await count(owner, "select count(*) from agent_rebates where merchant = 'one'");
  console.log(`    ${rows} rebates, ${against(rebates)}`);
  console.log(`problems in the books ${(await verifyLedger(store.db, "one")).length}`);
  await store.close();
  await owner.end();
}

/** Times some work, and says how many movements it made. Returns the seconds. */
async function paid(owner: pg.Client, what: string, work: () => Promise<unknown>) {
  const moved = () => count(owner, "select count(*) from ledger_transfers where merchant = 'one'");
  const before = await moved();
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`  ${what}: ${seconds.toFixed(1)} s, ${(await moved()) - before} movements`);
  return seconds;
}

async function count(owner: pg.Client, text: string): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(text);
  return Number(rows[0]!.count);
}

const DAILY = `jsonb_build_object('rate', d.rate, 'validBet', '10000', 'loss', null, 'active', 1,
  'minimumBet', '10000')`;
const HOURLY = `jsonb_build_object('rate', d.rate, 'validBet', '1', 'active', null, 'minimumBet', '0',
  'dayBefore', null)`;
const ROUND = `jsonb_build_object('singleBet', '1', 'dayBet', null, 'winRate', d.rate,
  'lossRate', d.rate)`;

/** Three contracts of the first members with those above them; each pays less than the one above. */
async function sign(owner: pg.Client, hour: Date) {
  await owner.query(
    `insert into contracts (merchant, id, kind, upline, downline, state, version, terms,
       is_proceeding, offered_at, expires_at, answered_at, idempotency_key)
     select 'one', k.kind || m.id, k.kind, m.parent_id, m.id, 'ACTIVE', 1,
       jsonb_build_object('kind', k.kind, 'period', k.period, 'gameTypes', null, 'tiers',
         jsonb_build_array(case k.kind when 'daily' then ${DAILY} when 'hour' then ${HOURLY}
           else ${ROUND} end)),
       false, m.created_at, m.created_at, k.since, k.kind || m.id
     from members m
     cross join lateral (select greatest(1, 100 - 8 * max(depth)) as rate from member_tree t
       where t.merchant = 'one' and t.descendant = m.id) d
     cross join (values ('daily', 'daily', $2::timestamptz - interval '3 days'),
       ('hour', 'hourly', $2), ('realtime', 'fiveMinutes', $2)) k (kind, period, since)
     where m.merchant = 'one' and substr(m.id, 2)::integer < $1`,
    [CONTRACTS, hour],
  );
}

/** Everybody's rate of a category falls with the depth in the tree. */
async function giveRates(owner: pg.Client) {
  await owner.query(`
    insert into member_rates (merchant, member, category, version, rate_bp, effective_from, set_by)
    select 'one', d.descendant, c.category, 1, greatest(5, 100 - 8 * d.depth),
      now() - interval '40 days', 'bench'
    from (select descendant, max(depth) as depth from member_tree where merchant = 'one'
      group by 1) d, unnest(array['RNG', 'LIVE', 'FISH']) c (category)`);
}

async function openDay(owner: pg.Client) {
  await owner.query(`insert into pay_periods (merchant, kind, period, from_day, to_day, state, due_at)
    select 'one', 'daily', 'daily:' || max(day), max(day), max(day) + 1, 'OPEN', now()
    from sealed_days where merchant = 'one'`);
}

await withDatabase(bench);
