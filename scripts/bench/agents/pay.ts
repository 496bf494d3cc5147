import { setTimeout as delay } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import type pg from "pg";
import { makeBills } from "#platform/agents/pay/make-bills.ts";
import { payIssued } from "#platform/agents/pay/pay-issued.ts";
import { systemClock } from "#platform/core/context.ts";
import { verifyLedger } from "#platform/money/ledger/verify-ledger.ts";
import type { Store } from "#platform/store/open-store.ts";
import { payBills } from "#platform/store/schema/pay.ts";
import { systemRandom } from "../../../server/backend/system-random.ts";
import { withDatabase } from "../../lib/database/with-database.ts";
import { openWallet, STAKE, seatPlayers, signed } from "../ledger/wallet-load.ts";
import { at, verdict } from "./planted/figures.ts";
import { sealPlanted } from "./planted/plant-rounds.ts";
import { CONTRACTS, MEMBERS, plantTeam, ROWS } from "./planted/plant-team.ts";

/**
 * A day's salary of many contracts in one tree: counted and billed, then paid from the top down,
 * while the merchant's players bet. The peer is the same bets with nothing beside them.
 */
const RATE = 300;
const PLAYERS = 400;
const PEER_SECONDS = 20;
const MOST = { bills: 30, paid: 60, bet: 40 };
const UNIT = 10_000n;

async function bench(_url: string, serverUrl: string) {
  const { store, owner } = await plantTeam(serverUrl, "pay");
  await sealPlanted(owner, ROWS);
  await sign(owner);
  const period = await open(owner);
  const tokens = await seatPlayers(store, "one", PLAYERS, "p");
  await owner.query("vacuum analyze");
  console.log(`${CONTRACTS} contracts, ${MEMBERS} members, ${ROWS} rounds; ${RATE} bets a second`);

  const alone = await betWhile(store, tokens, "alone", delay(PEER_SECONDS * 1000));
  const writer = { merchant: { code: "one" }, clock: systemClock, random: systemRandom };
  let [billed, paid] = [0, 0];
  const bill = async () => {
    billed = await timed(() =>
      store.inMerchant("one", (tx) => makeBills(tx, period, systemClock.now())),
    );
    paid = await timed(async () => {
      while (await store.inMerchant("one", (tx) => payIssued(writer, tx, period)));
    });
  };
  const beside = await betWhile(store, tokens, "beside", bill());
  const states = await statesOf(store);
  console.log(`  counted and billed ${billed.toFixed(1)} s (${verdict(billed, MOST.bills)})`);
  console.log(`  paid               ${paid.toFixed(1)} s (${verdict(paid, MOST.paid)}) ${states}`);
  const ratio = (at(beside, 99) / at(alone, 99)).toFixed(2);
  console.log(`  bets beside        ${figures(beside)} (${verdict(at(beside, 99), MOST.bet)})`);
  console.log(`  bets alone         ${figures(alone)}, ratio of p99 ${ratio}`);
  const problems = await verifyLedger(store.db, "one");
  console.log(`  problems in the books ${problems.length}`);
  await store.close();
  await owner.end();
}

const figures = (took: readonly number[]) =>
  `p50 ${at(took, 50).toFixed(1)} ms, p99 ${at(took, 99).toFixed(1)} ms`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** Contracts of the first members with those above them; each pays less than the one above. */
async function sign(owner: pg.Client) {
  const terms = (rate: string) => `jsonb_build_object('kind', 'daily', 'period', 'daily',
    'gameTypes', null, 'tiers', jsonb_build_array(jsonb_build_object('rate', ${rate},
      'validBet', '10000', 'loss', null, 'active', 1, 'minimumBet', '10000')))`;
  await owner.query(
    `insert into contracts (merchant, id, kind, upline, downline, state, version, terms,
       is_proceeding, offered_at, expires_at, answered_at, idempotency_key)
     select 'one', 'c' || m.id, 'daily', m.parent_id, m.id, 'ACTIVE', 1,
       ${terms("greatest(1, 100 - 8 * t.depth)")}, false, m.created_at, m.created_at,
       m.created_at - interval '2 days', 'key-' || m.id
     from members m
     join lateral (select max(depth) as depth from member_tree t where t.merchant = 'one'
       and t.descendant = m.id) t on true
     where m.merchant = 'one' and substr(m.id, 2)::integer < $1`,
    [CONTRACTS],
  );
}

/** The last sealed day as an open period. */
async function open(owner: pg.Client) {
  const { rows } = await owner.query<{ period: string }>(
    `insert into pay_periods (merchant, kind, period, from_day, to_day, state, due_at)
     select 'one', 'daily', 'daily:' || max(day), max(day), max(day) + 1, 'OPEN', now()
     from sealed_days where merchant = 'one' returning period`,
  );
  return { merchant: "one", kind: "daily" as const, period: rows[0]!.period };
}

/** Bets at the rate until something ended, each sent when it is due; their waits, sorted. */
async function betWhile(store: Store, tokens: string[], run: string, until: Promise<unknown>) {
  const wallet = openWallet(store);
  const took: number[] = [];
  const running: Promise<void>[] = [];
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const startedAt = performance.now();
  for (let n = 0; !isOver; n += 1) {
    const dueAt = startedAt + (n * 1000) / RATE;
    if (dueAt > performance.now()) await delay(dueAt - performance.now());
    const id = `${run}-${n}`;
    const token = tokens[n % tokens.length]!;
    const win = { winTxId: `${id}.w`, winAmount: "0", roundClosed: true };
    const call = signed("betwin", { token, txId: id, roundId: id, ...STAKE, ...win }, id);
    const sent = wallet(call).then(async (answer) => {
      took.push(performance.now() - dueAt);
      const { code } = (await answer.json()) as { code: string };
      if (code !== "OK") throw new Error(`a bet was answered ${code}`);
    });
    running.push(sent);
  }
  await Promise.all([...running, over]);
  return took.sort((a, b) => a - b);
}

async function statesOf(store: Store): Promise<string> {
  const bills = await store.inMerchant("one", (tx) =>
    tx
      .select({ state: payBills.state, paid: payBills.paid })
      .from(payBills)
      .where(and(eq(payBills.merchant, "one"), eq(payBills.kind, "daily"))),
  );
  const count = Map.groupBy(bills, ({ state }) => state);
  const words = [...count].map(([state, of]) => `${of.length} ${state}`);
  const sum = bills.reduce((all, { paid }) => all + paid, 0n) / UNIT;
  return `${words.join(", ")}, ${sum} moved`;
}

await withDatabase(bench);
