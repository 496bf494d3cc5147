import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { deriveSecrets } from "#platform/core/seal/derive-secrets.ts";
import type { Binaries } from "#platform/store/embedded/binaries.ts";
import { openStore } from "#platform/store/open-store.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { startLoad } from "../crash/load.ts";
import { openPlayers } from "../crash/players.ts";
import { oldestDistribution } from "../lib/database/distribution.ts";
import { startServerProcess } from "../lib/server-process.ts";
import { findLosses } from "./find-losses.ts";
import { drillMerchant } from "./merchant/drill-merchant.ts";
import { ARCHIVE_TIMEOUT_SECONDS, startPrimary } from "./primary.ts";
import { type Restored, restore, type Target } from "./restore.ts";

/**
 * The loss of the database's machine, and the recovery from base backup and log: to the end of the
 * archive, to the last commit, to a moment. It prints the lost writes and each step's time, and exits
 * with 1 when a write from before a recovery point is missing or books are wrong.
 * node scripts/drill/main.ts [--seconds 8] [--port 4380] [--merchant alba]
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "8" },
    port: { type: "string", default: "4380" },
    merchant: { type: "string" },
  },
});
const LOAD_MS = Number(values.seconds) * 1_000;
const BASE = `http://127.0.0.1:${values.port}`;
const AT_ONCE = 12;

const binaries = oldestDistribution();
if (!binaries) {
  console.error("The drill needs PostgreSQL 15 or newer of the distribution, with its tools.");
  process.exit(1);
}
const root = await mkdtemp(join(tmpdir(), "drill-"));
// PostgreSQL's own user passes through root's folder and lists nothing.
await chmod(root, 0o711);
const servers: Restored[] = [];
try {
  const failed = await drill(binaries);
  console.log(failed ? "\nThe drill FAILED." : "\nThe drill passed.");
  process.exitCode = failed ? 1 : 0;
} finally {
  for (const server of servers) await server.stop();
  await rm(root, { recursive: true, force: true, maxRetries: 20 });
}

async function drill(binaries: Binaries): Promise<boolean> {
  console.log(`PostgreSQL ${binaries.version}, in ${root}`);
  const master = randomBytes(32).toString("base64url");
  const primary = await timed("database made and migrated, receiver connected", () =>
    startPrimary(binaries, root),
  );
  const platform = await timed("platform started, demonstration seeded", () =>
    startServerProcess({
      args: ["scripts/platform.ts"],
      url: `${BASE}/ready`,
      env: {
        DATABASE_URL: primary.cluster.url,
        DATA_DIR: join(root, "platform"),
        PLATFORM_PORT: values.port,
        MASTER_SECRET: master,
        LOG_LEVEL: "silent",
      },
    }),
  );
  try {
    return await loseAndRecover(binaries, primary, master, platform.kill);
  } finally {
    await platform.kill();
  }
}

type Primary = Awaited<ReturnType<typeof startPrimary>>;

/** Loads the primary, destroys it, and returns true when a recovery failed. */
async function loseAndRecover(
  binaries: Binaries,
  primary: Primary,
  master: string,
  killPlatform: () => Promise<void>,
): Promise<boolean> {
  const { before, after, moment, destroyedAt } = await loadAndLose(primary, master, killPlatform);
  const recover = async (name: string, target: Target) => {
    const folder = join(root, `restored-${servers.length + 1}`);
    const server = await timed(`restored to ${name}`, () =>
      restore(binaries, folder, primary.kept, target),
    );
    servers.push(server);
    const { lost, problems } = await timed("  every transfer looked for, all books read", () =>
      findLosses(server.url, [before, after]),
    );
    return { server, early: lost[0]!, late: lost[1]!, problems };
  };

  const archived = await recover("the end of the archive", { hasReceived: false });
  const seconds = (destroyedAt - archived.server.lastCommitAt.getTime()) / 1_000;
  console.log(
    `          archive alone: ${archived.early + archived.late} transfers lost, those of the ` +
      `last ${seconds.toFixed(1)} s; archive_timeout is ${ARCHIVE_TIMEOUT_SECONDS} s`,
  );
  const whole = await recover("the last commit, by archive and receiver", { hasReceived: true });
  const lost = whole.early + whole.late;
  console.log(`          archive and receiver: ${lost} transfers lost`);
  const past = await recover(`the moment ${moment}`, { hasReceived: true, moment });
  const present = 2 * after.length - past.late;
  console.log(
    `          moment: ${past.early} from before it lost, ${present} from after it there`,
  );

  const problems = [archived, whole, past].flatMap((one) => one.problems);
  if (lost > 0) problems.push(`${lost} acknowledged transfers are lost`);
  if (past.early > 0) problems.push(`${past.early} transfers from before the moment are lost`);
  if (present > 0) problems.push(`${present} transfers from after the moment are there`);
  if (values.merchant) {
    const again = () => drillMerchant(past.server, whole.server, values.merchant!);
    problems.push(...(await timed(`${values.merchant} lost, copied and verified`, again)));
  }
  for (const problem of problems) console.error(`  ${problem}`);
  return problems.length > 0;
}

/** The transfers that were acknowledged before and after a quiet moment, and the end of the server. */
async function loadAndLose(
  { cluster, backUp, destroy }: Primary,
  master: string,
  killPlatform: () => Promise<void>,
) {
  const store = await openStore({ url: cluster.url, poolSize: 2 });
  const vendors = catalogueVendors.map(({ code }) => code);
  const secrets = deriveSecrets({ master, vendors, gateways: [] });
  const players = await openPlayers(store, BASE, secrets);
  await store.close();

  const before = startLoad(players, AT_ONCE);
  await delay(LOAD_MS / 2);
  await timed("base backup under load", backUp);
  await delay(LOAD_MS / 2);
  await before.stop();
  const moment = await askMoment(cluster.ownerUrl);
  const after = startLoad(players, AT_ONCE);
  await delay(LOAD_MS);
  const destroyedAt = Date.now();
  await timed("database killed, its data removed", destroy);
  await killPlatform();
  await after.stop();
  const counts = [before, after].map(({ acknowledged }) => 2 * acknowledged.length);
  if (counts.includes(0)) throw new Error("The load had no answer: the drill proves nothing.");
  console.log(
    `          ${counts[0]} transfers acknowledged before the moment, ${counts[1]} after it`,
  );
  return { before: before.acknowledged, after: after.acknowledged, moment, destroyedAt };
}

/** The server's own time while nothing is written, as an instant that recovery understands. */
async function askMoment(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ now: string }>("select clock_timestamp()::text as now");
  await client.end();
  return rows[0]!.now;
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s  ${name}`);
  return result;
}
