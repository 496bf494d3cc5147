import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Context } from "#platform/core/context.ts";
import { systemClock } from "#platform/core/context.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { setLimit } from "#platform/members/protection/limits/set-limit.ts";
import { verifyLedger } from "#platform/money/ledger/verify-ledger.ts";
import { appUrl } from "#platform/store/app-role.ts";
import { startEmbedded } from "#platform/store/embedded.ts";
import { migrate } from "#platform/store/migrate.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { systemRandom } from "../../server/backend/system-random.ts";
import { newDatabase } from "../lib/database/with-database.ts";
import { type Cost, costOf } from "./ledger/cost.ts";
import { type BenchCall, knowPlayers, runBets, seatPlayers } from "./ledger/wallet-load.ts";

const PLAYERS = 500;
const SECONDS = 2;
const TURNS = 15;
const GOAL_PERCENT = 8;
const KINDS = ["loss", "stake"] as const;
const PERIODS = ["day", "week", "month"] as const;
/** Far above what a run can stake. */
const LIMIT = 1_000_000_0000n;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** What a bet costs PostgreSQL without and with limits, in turns of the same run. */
async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), "bench-protection-"));
  // The server's user cannot enter root's temporary folder.
  await chmod(dataDir, 0o711);
  const server = await startEmbedded({ dataDir });
  try {
    const url = await newDatabase(server.ownerUrl, "protection");
    await migrate(url);
    const store = await openStore({ url: appUrl(url), poolSize: 8 });
    await bench(url, store);
    await store.close();
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function bench(url: string, store: Store) {
  const free = await seatPlayers(store, "free", PLAYERS);
  const limited = await seatPlayers(store, "limited", PLAYERS);
  for (let n = 0; n < PLAYERS; n += 1) await limit(store, `m${n}`);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await knowPlayers(owner);
  for (const call of ["bet", "betwin", "round"] as const) {
    // Autovacuum does this within a minute of the first bets, which drops plans made for empty tables.
    for (const tokens of [free, limited]) await runBets(store, tokens, turn(call));
    await owner.query("analyze");
    const costs: Record<"free" | "limited", Cost[]> = { free: [], limited: [] };
    for (let number = 0; number < TURNS; number += 1) {
      const order = number % 2 ? (["limited", "free"] as const) : (["free", "limited"] as const);
      for (const one of order) {
        const tokens = one === "free" ? free : limited;
        costs[one].push(
          await costOf(owner, async () => (await runBets(store, tokens, turn(call))).calls),
        );
      }
    }
    report(call, costs);
  }
  await owner.end();
  for (const merchant of ["free", "limited"]) {
    console.log(`${merchant}: ${(await verifyLedger(store.db, merchant)).length} problems`);
  }
}

const turn = (call: BenchCall) => ({ clients: 32, seconds: SECONDS, call });

/** Gives the member limits on losses and stakes of each period, by the player's own verb. */
async function limit(store: Store, memberId: string) {
  const context: Context = {
    ...{ store, clock: systemClock, random: systemRandom },
    merchant: { ...(await readMerchant(store, "limited")), country: "MX" },
    secrets: {
      ...{ vendors: new Map(), gateways: new Map(), siteKey: "" },
      ...{ sealKey: new Uint8Array(16), dataKey: new Uint8Array(32) },
    },
    actor: { memberId, type: 0, sessionId: "bench" },
    ...{ language: "es", clientAddress: "127.0.0.1", clientCountry: null, userAgent: "bench" },
    ...{ deviceToken: null, isSite: true, requestId: "bench", idempotencyKey: null },
    outside: () => Promise.reject(new Error("nothing is asked outside")),
  };
  for (const kind of KINDS)
    for (const period of PERIODS) await setLimit(context, { kind, period, amount: LIMIT });
}

function report(call: BenchCall, costs: Record<"free" | "limited", Cost[]>) {
  const of = (who: "free" | "limited", name: keyof Cost) =>
    median(costs[who].map((one) => one[name]));
  for (const who of ["free", "limited"] as const) {
    console.log(
      `${call.padEnd(7)} ${who.padEnd(8)} ${of(who, "cpuUs").toFixed(1)} µs of PostgreSQL, ` +
        `${of(who, "walBytes").toFixed(0)} B and ${of(who, "walRecords").toFixed(2)} records of WAL`,
    );
  }
  // Neighbouring turns are compared, so that a slow minute weighs on both.
  const ratios = costs.free.map((one, n) => costs.limited[n]!.cpuUs / one.cpuUs);
  const more = (median(ratios) - 1) * 100;
  const verdict = more <= GOAL_PERCENT ? "reached" : "NOT reached";
  console.log(
    `${call.padEnd(7)} limits cost ${more.toFixed(1)} % more (${GOAL_PERCENT} ${verdict})`,
  );
}

await main();
