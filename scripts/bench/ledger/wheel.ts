import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { playDraw } from "#platform/club/draws/play-draw.ts";
import type { Context } from "#platform/core/context.ts";
import { systemClock } from "#platform/core/context.ts";
import { findMerchant } from "#platform/core/merchant/find-merchant.ts";
import { deriveSecrets } from "#platform/core/seal/derive-secrets.ts";
import { verifyLedger } from "#platform/money/ledger/verify-ledger.ts";
import { appUrl } from "#platform/store/app-role.ts";
import { migrate } from "#platform/store/migrate.ts";
import { openStore, type Store } from "#platform/store/open-store.ts";
import { systemRandom } from "../../../server/backend/system-random.ts";
import { newDatabase, withDatabase } from "../../lib/database/with-database.ts";
import { plantTree } from "../agents/planted/plant-tree.ts";
import { findPgbench, preparePgbench, runPgbenchAt } from "./pgbench.ts";
import { figures, waitAt } from "./waits.ts";

/**
 * Three hundred spins of the wheel a second, each stored and paid. It measures the wait of each from the
 * moment it was due. The peer is pgbench's TPC-B at the same rate on the same server.
 */
const MERCHANT = "one";
const RATE = 300;
const SECONDS = 20;
const MEMBERS = 1_000;
const CLIENTS = 8;
const GOAL_MS = 50;
const WHEEL = {
  ...{ depositPerTicket: "1.00", ticketsPerDay: 50, wagering: 3 },
  prizes: [
    { key: "gold", cash: "500.00", weight: 1, stock: 20 },
    { key: "silver", cash: "100.00", weight: 4, perDay: 1_000 },
    { key: "copper", cash: "20.00", weight: 30 },
    { key: "points", points: 100, weight: 35 },
    { key: "coin", cash: "1.00", weight: 30, isConsolation: true },
  ],
};

async function bench(pgbench: string, serverUrl: string) {
  const tpcb = await newDatabase(serverUrl, "tpcb");
  const url = await newDatabase(serverUrl, "wheel");
  await preparePgbench(pgbench, tpcb, CLIENTS);
  await migrate(url);
  const store = await openStore({ url: appUrl(url), poolSize: CLIENTS });
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await plant(owner);
  const context = await contextOf(store);
  await spin(context, { run: "warm", seconds: 4 });
  await owner.query("analyze");
  const ours = await spin(context, { run: "told", seconds: SECONDS });
  const peer = await runPgbenchAt(pgbench, tpcb, {
    clients: CLIENTS,
    seconds: SECONDS,
    rate: RATE,
  });
  const verdict = waitAt(ours, 0.99) <= GOAL_MS ? "reached" : "NOT reached";
  console.log(`\n${RATE} spins/s of ${MEMBERS} members for ${SECONDS} s`);
  console.log(`  spin           ${figures(ours)} (${GOAL_MS} ms ${verdict})`);
  const ratio = waitAt(ours, 0.99) / waitAt(peer, 0.99);
  console.log(`  pgbench TPC-B  ${figures(peer)}  ratio of p99 ${ratio.toFixed(2)}`);
  const problems = await verifyLedger(store.db, MERCHANT);
  console.log(`  problems in the books ${problems.length}`);
  await owner.end();
  await store.close();
  if (problems.length > 0) process.exitCode = 1;
}

/** Members whose deposits of today give them fifty tickets each. */
async function plant(owner: pg.Client) {
  await plantTree(owner, MEMBERS, 10);
  await owner.query("update merchants set settings = $1", [{ country: "MX" }]);
  await owner.query(
    `insert into config_versions (merchant, area, version, effective_from, body, made_by, created_at)
     select code, 'draws', 1, now() - interval '1 day', $1, 'platform', now() from merchants`,
    [{ draws: { wheel: WHEEL } }],
  );
  await owner.query(`insert into deposits (merchant, id, member_id, method, amount, currency, status,
      credited_amount, settled_at, idempotency_key, return_url, created_at, expires_at)
    select merchant, 'd' || id, id, 'CARD', 500000, 'MXN', 'CREDITED', 500000, now(), id, '/', now(),
      now() from members`);
}

async function contextOf(store: Store): Promise<Context> {
  return {
    ...{ store, clock: systemClock, random: systemRandom, actor: null },
    merchant: await findMerchant(store, MERCHANT),
    secrets: deriveSecrets({ master: "bench-".repeat(8), vendors: [], gateways: [] }),
    ...{ language: "es", clientAddress: "127.0.0.1", clientCountry: null, userAgent: "bench" },
    ...{ deviceToken: null, isSite: true, requestId: "bench", idempotencyKey: null },
    outside: () => Promise.reject(new Error("nothing is asked outside")),
  };
}

/** The members in turn. Returns the wait of each spin in milliseconds. */
async function spin(context: Context, { run, seconds }: { run: string; seconds: number }) {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const play = async (n: number, dueAt: number) => {
    const actor = { memberId: `m${n % MEMBERS}`, type: 1, sessionId: "bench" };
    const clientSeed = randomBytes(8).toString("hex");
    const asked = { ...context, actor, idempotencyKey: `${run}-${n}` };
    await playDraw(asked, { draw: "wheel", clientSeed, points: null });
    times.push(performance.now() - dueAt);
  };
  const startedAt = performance.now();
  for (let n = 0; n < RATE * seconds; n += 1) {
    const dueAt = startedAt + (n * 1000) / RATE;
    if (dueAt > performance.now()) await delay(dueAt - performance.now());
    running.push(play(n, dueAt));
  }
  await Promise.all(running);
  return times;
}

const pgbench = findPgbench();
if (!pgbench) throw new Error("pgbench is not here: install the distribution's PostgreSQL.");
await withDatabase((_url, ownerUrl) => bench(pgbench, ownerUrl));
