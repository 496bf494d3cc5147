import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { verifyLedger } from "#platform/money/ledger/verify-ledger.ts";
import { appUrl } from "#platform/store/app-role.ts";
import { startEmbedded } from "#platform/store/embedded.ts";
import { migrate } from "#platform/store/migrate.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { newDatabase } from "../lib/database/with-database.ts";
import { type Cost, costOf } from "./ledger/cost.ts";
import { findPgbench, preparePgbench, runPgbench } from "./ledger/pgbench.ts";
import { runBets, seatPlayers } from "./ledger/wallet-load.ts";

const SECONDS = 6;
const TURNS = 3;
const CLIENTS = [8, 32] as const;
const GOAL = 1.5;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const round = (value: number) => Math.round(value).toLocaleString("en");

/** Bets, and whole rounds, per second of the signed wallet protocol against pgbench's TPC-B on the same server. */
async function main() {
  const pgbench = findPgbench();
  if (!pgbench) throw new Error("pgbench is not here: install the distribution's PostgreSQL.");
  const dataDir = await mkdtemp(join(tmpdir(), "bench-ledger-"));
  // The server's user cannot enter root's temporary folder.
  await chmod(dataDir, 0o711);
  const server = await startEmbedded({ dataDir });
  try {
    await bench(pgbench, server.ownerUrl);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function bench(pgbench: string, serverUrl: string) {
  const [tpcb, wallet] = await Promise.all(
    ["tpcb", "wallet"].map((name) => newDatabase(serverUrl, name)),
  );
  await preparePgbench(pgbench, tpcb!, Math.max(...CLIENTS));
  await migrate(wallet!);
  const store = await openStore({ url: appUrl(wallet!), poolSize: 8 });
  const oneMerchant = await seatPlayers(store, "one", 1_000);
  const many = await Promise.all(
    Array.from({ length: 16 }, (_, n) => seatPlayers(store, `many${n}`, 64)),
  );
  const spread = Array.from({ length: 16 * 64 }, (_, n) => many[n % 16]![Math.floor(n / 16)]!);
  // Autovacuum does this within a minute of the first bets, which drops plans made for empty
  // tables.
  for (const call of ["bet", "betwin"] as const)
    await runBets(store, [...oneMerchant, ...spread], { clients: 32, seconds: 2, call });
  await analyze(wallet!);
  await reportCosts(wallet!, store, oneMerchant);

  for (const clients of CLIENTS) {
    const results: Results = { tpcb: [], one: [], spread: [], betwin: [] };
    const p99: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const options = { clients, seconds: SECONDS, call: "bet" } as const;
      results.tpcb.push(await runPgbench(pgbench, tpcb!, options));
      const one = await runBets(store, oneMerchant, options);
      results.one.push(one.perSecond);
      p99.push(one.p99);
      results.spread.push((await runBets(store, spread, options)).perSecond);
      const rounds = await runBets(store, oneMerchant, { ...options, call: "betwin" });
      results.betwin.push(rounds.perSecond);
    }
    report(clients, results, median(p99));
  }
  await checkBook(store);
  await store.close();
}

/** What one call costs PostgreSQL, in turns of bets and betwins. */
async function reportCosts(url: string, store: Store, tokens: string[]) {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  for (const call of ["bet", "betwin"] as const) {
    const turns: Cost[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const options = { clients: 32, seconds: SECONDS, call };
      turns.push(await costOf(owner, async () => (await runBets(store, tokens, options)).calls));
    }
    const of = (name: keyof Cost) => median(turns.map((one) => one[name]));
    console.log(
      `${call.padEnd(7)} ${of("cpuUs").toFixed(0)} µs of PostgreSQL, ` +
        `${round(of("walBytes"))} B and ${of("walRecords").toFixed(1)} records of WAL`,
    );
  }
  await owner.end();
}

type Results = Record<"tpcb" | "one" | "spread" | "betwin", number[]>;

function report(clients: number, results: Results, p99: number) {
  const peer = median(results.tpcb);
  console.log(`\n${clients} clients, median of ${TURNS} turns of ${SECONDS} s`);
  console.log(`  pgbench TPC-B            ${round(peer)}/s`);
  for (const [name, label] of [
    ["one", "bets, one merchant      "],
    ["spread", "bets, 16 merchants      "],
    ["betwin", "betwins, whole rounds   "],
  ] as const) {
    const rate = median(results[name]);
    const ratio = rate / peer;
    const verdict = ratio >= GOAL ? "reached" : "NOT reached";
    console.log(`  ${label} ${round(rate)}/s  ratio ${ratio.toFixed(2)} (${GOAL} ${verdict})`);
  }
  console.log(`  p99 of a bet             ${p99.toFixed(1)} ms`);
}

async function checkBook(store: Store) {
  const startedAt = performance.now();
  const problems = await verifyLedger(store.db, "one");
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `\nThe book of the one merchant has ${problems.length} problems (read in ${seconds} s).`,
  );
}

async function analyze(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("analyze");
  await client.end();
}

await main();
