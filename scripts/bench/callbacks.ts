import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { verifyLedger } from "#platform/money/ledger/verify-ledger.ts";
import { appUrl } from "#platform/store/app-role.ts";
import { migrate } from "#platform/store/migrate.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { newDatabase, withDatabase } from "../lib/database/with-database.ts";
import { findPgbench, preparePgbench, runPgbenchAt } from "./ledger/pgbench.ts";
import { figures, waitAt } from "./ledger/waits.ts";
import { openWallet, STAKE, seatPlayers, signed } from "./ledger/wallet-load.ts";

/**
 * Five hundred vendor callbacks a second, three of ten sent twice. It measures the wait of each
 * from the moment it was due. The peer is pgbench's TPC-B at the same rate on the same server.
 * Every answer is checked: a repeated call must be booked once.
 */
const MERCHANT = "calls";
const RATE = 500;
const SECONDS = 20;
const PLAYERS = 400;
const CLIENTS = 8;
const GOAL_MS = 50;

type Call = { name: "bet" | "win"; body: object; txId: string };
type Answered = { code: string; replay?: boolean; platformTxId?: string };

async function bench(pgbench: string, serverUrl: string) {
  const tpcb = await newDatabase(serverUrl, "tpcb");
  const url = await newDatabase(serverUrl, "wallet");
  await preparePgbench(pgbench, tpcb, CLIENTS);
  await migrate(url);
  const store = await openStore({ url: appUrl(url), poolSize: CLIENTS });
  const tokens = await seatPlayers(store, MERCHANT, PLAYERS);
  await load(store, tokens, { run: "warm", seconds: 4 });
  await analyze(url);
  const ours = await load(store, tokens, { run: "told", seconds: SECONDS });
  const options = { clients: CLIENTS, seconds: SECONDS, rate: RATE };
  const peer = await runPgbenchAt(pgbench, tpcb, options);
  const verdict = waitAt(ours.times, 0.99) <= GOAL_MS ? "reached" : "NOT reached";
  const ratio = waitAt(ours.times, 0.99) / waitAt(peer, 0.99);
  console.log(
    `\n${RATE} callbacks/s for ${SECONDS} s, ${ours.repeats} of ${ours.times.length} repeats`,
  );
  console.log(`  callback       ${figures(ours.times)} (${GOAL_MS} ms ${verdict})`);
  console.log(`  pgbench TPC-B  ${figures(peer)}  ratio of p99 ${ratio.toFixed(2)}`);
  const problems = await verifyLedger(store.db, MERCHANT);
  console.log(`  booked twice   ${ours.twice}; problems in the books ${problems.length}`);
  await store.close();
  if (ours.twice + problems.length > 0) process.exitCode = 1;
}

/** Bets and their wins in turn, mixed with repeated calls: at once, or a while later. */
async function load(
  store: Store,
  tokens: string[],
  { run, seconds }: { run: string; seconds: number },
) {
  const wallet = openWallet(store);
  const booked = new Map<string, string>();
  const sent: Call[] = [];
  const times: number[] = [];
  const running: Promise<void>[] = [];
  let repeats = 0;
  let twice = 0;
  const send = async (call: Call, n: number, dueAt: number, isRepeat: boolean) => {
    const answer = await wallet(signed(call.name, call.body, `${run}-${n}`));
    times.push(performance.now() - dueAt);
    const { code, platformTxId = "" } = (await answer.json()) as Answered;
    // A win that overtook its bet gets this code, and a vendor tries again.
    if (code === "BET_NOT_FOUND") return;
    if (code !== "OK") throw new Error(`${call.name} was answered ${code}`);
    const known = booked.get(call.txId);
    if (known !== undefined && known !== platformTxId) twice += 1;
    if (isRepeat) repeats += 1;
    booked.set(call.txId, platformTxId);
  };
  const startedAt = performance.now();
  for (let n = 0; n < RATE * seconds; n += 1) {
    const dueAt = startedAt + (n * 1000) / RATE;
    if (dueAt > performance.now()) await delay(dueAt - performance.now());
    const isRepeat = n > 100 && n % 10 < 3;
    const back = n % 20 < 10 ? 1 : 97;
    const call = isRepeat ? sent.at(-back)! : nextCall(run, sent.length, tokens);
    if (!isRepeat) sent.push(call);
    running.push(send(call, n, dueAt, isRepeat));
  }
  await Promise.all(running);
  return { times, repeats, twice };
}

/** Every second call is the win of the bet fifty calls earlier. */
function nextCall(run: string, n: number, tokens: string[]): Call {
  const isWin = n % 2 === 1 && n > 50;
  const round = isWin ? n - 51 : n;
  const token = tokens[round % tokens.length]!;
  const txId = `${run}-${isWin ? "w" : "b"}${n}`;
  const roundId = `${run}-r${round}`;
  if (!isWin) return { name: "bet", txId, body: { token, txId, roundId, ...STAKE } };
  const refTxId = `${run}-b${round}`;
  const win = { playerId: token, txId, roundId, refTxId, amount: "0.50", roundClosed: true };
  return { name: "win", txId, body: win };
}

async function analyze(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("analyze");
  await client.end();
}

const pgbench = findPgbench();
if (!pgbench) throw new Error("pgbench is not here: install the distribution's PostgreSQL.");
await withDatabase((_url, ownerUrl) => bench(pgbench, ownerUrl));
