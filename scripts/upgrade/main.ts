import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { deriveSecrets } from "#platform/core/seal/derive-secrets.ts";
import { verifyLedger } from "#platform/money/ledger/verify-ledger.ts";
import { startEmbedded } from "#platform/store/embedded.ts";
import { openStore } from "#platform/store/open-store.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { countMissing, keysOf } from "../crash/count-missing.ts";
import { startLoad } from "../crash/load.ts";
import { roundRobin } from "../instances/round-robin.ts";
import { type ServerProcess, startServerProcess } from "../lib/server-process.ts";
import { journey } from "./journey.ts";
import { type Release, releaseAt, thisRelease } from "./release.ts";

/**
 * An upgrade and back without a gap: two platforms of an earlier release behind one address, the
 * migration under load, then one of each release, then back. Bets run all the time, and a player's
 * journey at each stage. It prints times and losses, and exits with 1 when a call failed, a bet is
 * missing or books are wrong.
 * node scripts/upgrade/main.ts --from <commit> [--seconds 4] [--port 4390]
 */
const { values } = parseArgs({
  options: {
    from: { type: "string" },
    seconds: { type: "string", default: "4" },
    port: { type: "string", default: "4390" },
  },
});
if (!values.from) {
  console.error("Name the release before: node scripts/upgrade/main.ts --from <commit>");
  process.exit(1);
}
const STAGE_MS = Number(values.seconds) * 1_000;
const PORT = Number(values.port);
const [ONE, OTHER] = [PORT + 1, PORT + 2];
const BASE = `http://127.0.0.1:${PORT}`;
const AT_ONCE = 6;

const root = await mkdtemp(join(tmpdir(), "upgrade-"));
// PostgreSQL's own user passes through root's folder and lists nothing.
await chmod(root, 0o711);
const ends: (() => Promise<void>)[] = [];
try {
  const failures = await upgrade(await releaseAt(values.from, join(root, "before")), thisRelease());
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(failures.length > 0 ? "\nThe upgrade FAILED." : "\nThe upgrade passed.");
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  for (const end of ends.reverse()) await end();
  await rm(root, { recursive: true, force: true, maxRetries: 20 });
}

async function upgrade(before: Release, after: Release): Promise<string[]> {
  ends.push(before.remove);
  const database = await startEmbedded({ dataDir: join(root, "data") });
  ends.push(database.stop);
  const master = randomBytes(32).toString("base64url");
  const running = new Map<number, ServerProcess>();
  ends.push(async () => {
    for (const server of running.values()) await server.stop();
  });
  const start = async (release: Release, port: number) =>
    running.set(
      port,
      await startServerProcess({
        args: ["scripts/platform.ts"],
        cwd: release.folder,
        url: `http://127.0.0.1:${port}/ready`,
        env: {
          ...{ DATABASE_URL: database.url, MASTER_SECRET: master, LOG_LEVEL: "error" },
          ...{ PLATFORM_PORT: String(port), DATA_DIR: join(root, `server-${port}`) },
          ...{ DEMO_BRANDS: "alba", DEMO_DAYS: "0", TRUSTED_PROXY_HOPS: "1" },
        },
      }),
    );
  const stop = async (port: number) => {
    await running.get(port)?.stop();
    running.delete(port);
  };
  await timed(`${before.name} migrates an empty database`, () => before.migrate(database.ownerUrl));
  await timed(`two platforms of ${before.name}`, async () => {
    for (const port of [ONE, OTHER]) await start(before, port);
  });
  const proxy = await roundRobin(PORT, [ONE, OTHER]);
  ends.push(proxy.close);

  const store = await openStore({ url: database.url, poolSize: 4 });
  ends.push(store.close);
  const vendors = catalogueVendors.map(({ code }) => code);
  const secrets = deriveSecrets({ master, vendors, gateways: [] });
  const load = startLoad(await before.openPlayers(database.url, BASE, secrets), AT_ONCE);
  const failures: string[] = [];
  const stage = async (name: string, change: () => Promise<unknown>) => {
    const asked = load.acknowledged.length;
    await timed(name, change);
    await delay(STAGE_MS);
    await timed("  a player's journey", () => journey(BASE)).catch((error: unknown) =>
      failures.push(`${name}: ${error instanceof Error ? error.message : error}`),
    );
    console.log(
      `  ${load.acknowledged.length - asked} bets, ${load.unknown.length} without answer`,
    );
  };
  await stage("before", async () => {});
  await stage(`${after.name} migrates under load`, () => after.migrate(database.ownerUrl));
  await stage(`one of ${after.name} beside one of ${before.name}`, async () => {
    await stop(OTHER);
    await start(after, OTHER);
  });
  await stage(`both of ${after.name}`, async () => {
    await stop(ONE);
    await start(after, ONE);
  });
  await stage(`back: one of ${before.name} again`, async () => {
    await stop(OTHER);
    await start(before, OTHER);
  });
  await load.stop();

  if (load.unknown.length > 0) failures.push(`${load.unknown.length} bets had no answer`);
  let lost = 0;
  for (const { code } of await store.db.select({ code: merchants.code }).from(merchants)) {
    const own = load.acknowledged.filter(({ player }) => player.merchant === code);
    lost += await countMissing(store, code, own.flatMap(keysOf));
    const wrong = await store.inMerchant(code, (tx) => verifyLedger(tx, code));
    if (wrong.length > 0) failures.push(`${code}'s books: ${JSON.stringify(wrong).slice(0, 300)}`);
  }
  if (lost > 0) failures.push(`${lost} acknowledged transfers are missing`);
  console.log(`${load.acknowledged.length} bets acknowledged, ${lost} transfers missing`);
  return failures;
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s  ${what}`);
  return result;
}
