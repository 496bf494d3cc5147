import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { systemClock } from "#platform/core/context.ts";
import type { PlatformParts } from "#platform/core/platform-parts.ts";
import { systemRandom } from "../../server/backend/system-random.ts";
import { databaseTime } from "../lib/database/processor-time.ts";
import { newDatabase, withDatabase } from "../lib/database/with-database.ts";

/**
 * What 1,000 merchants cost at which nothing happens, while the platform's jobs run: the processor
 * time of a minute and the statements a second, above what both programs use without jobs. The peer
 * is another checkout, with `--against`.
 */
const { values } = parseArgs({
  options: {
    against: { type: "string" },
    merchants: { type: "string", default: "1000" },
    seconds: { type: "string", default: "60" },
  },
});
const merchants = Number(values.merchants);
const seconds = Number(values.seconds);
/** Percent of one core. */
const GOAL = 1;
const SETTLE_MS = 15 * 60_000;
const FIRST_MS = 65_000;

type Figures = { server: number; database: number; statements: number };

const PARTS: Omit<PlatformParts, "store"> = {
  clock: systemClock,
  random: systemRandom,
  secrets: {
    ...{ vendors: new Map(), gateways: new Map(), siteKey: "bench" },
    ...{ sealKey: new Uint8Array(16), dataKey: new Uint8Array(32) },
  },
  outside: () => Promise.reject(new Error("nobody is asked here")),
};

await withDatabase(async (_url, ownerUrl) => {
  const now = await measure(ownerUrl, ".", "now");
  const all = now.server + now.database;
  report("now", now);
  console.log(`  in all ${all.toFixed(2)} % (${GOAL} % ${all < GOAL ? "reached" : "NOT reached"})`);
  if (!values.against) return;
  const before = await measure(ownerUrl, values.against, "before");
  report("before", before);
  console.log(`  ratio  ${((before.server + before.database) / all).toFixed(1)}`);
});

function report(name: string, { server, database, statements }: Figures) {
  console.log(`${name}: ${merchants} idle merchants, percent of one core`);
  console.log(`  server ${server.toFixed(2)}  PostgreSQL ${database.toFixed(2)}`);
  console.log(`  statements a second ${statements.toFixed(1)}`);
}

/** Runs the jobs of that checkout on a database of its own, and measures once they are quiet. */
async function measure(serverUrl: string, root: string, name: string): Promise<Figures> {
  const load = (path: string) => import(resolve(root, path));
  const [{ migrate }, { openStore }, { appUrl }, { startJobs }] = await Promise.all(
    ["store/migrate.ts", "store/open-store.ts", "store/app-role.ts", "start-jobs.ts"].map((path) =>
      load(join("platform", path)),
    ),
  );
  const url = await newDatabase(serverUrl, `idle_${name}`);
  await migrate(url);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await fill(owner);
  const count = countStatements(root);
  const store = await openStore({ url: appUrl(url), poolSize: 20 });
  const bare = await minute(owner, count);
  const jobs = await startJobs({ ...PARTS, store });
  await settle(owner, count);
  const busy = await minute(owner, count);
  await jobs.stop();
  await store.close();
  await owner.end();
  return {
    server: busy.server - bare.server,
    database: busy.database - bare.database,
    statements: busy.statements,
  };
}

async function minute(owner: pg.Client, count: () => number): Promise<Figures> {
  const postmaster = await postmasterOf(owner);
  const before = { cpu: process.cpuUsage(), at: databaseTime(postmaster), statements: count() };
  await delay(seconds * 1_000);
  const { user, system } = process.cpuUsage(before.cpu);
  return {
    server: (user + system) / (seconds * 10_000),
    database: (databaseTime(postmaster) - before.at) / (seconds * 10),
    statements: (count() - before.statements) / seconds,
  };
}

/** Merchants with four vendors each, one of which keeps purses, and nothing played. */
async function fill(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into merchants (code, name, currency, currency_symbol, jurisdiction, is_demonstration)
     select 'idle' || n, 'Idle', 'MXN', '$', 'demo', true from generate_series(1, $1) n`,
    [merchants],
  );
  await owner.query(`insert into vendors (merchant, code, name, logo, launch_url, wallet_type)
    select m.code, 'V' || n, 'V', '', 'https://vendor.test', case n when 1 then 'transfer' else 'seamless' end
    from merchants m, generate_series(1, 4) n`);
  await owner.query("analyze");
}

/** Waits for the end of the first runs, then spreads the hourly and daily ones over their periods. */
async function settle(owner: pg.Client, count: () => number): Promise<void> {
  const { rows } = await owner.query("select to_regclass('work_runs') is not null as known");
  // A checkout with timers has no first runs: its first minute is like every other.
  if (!rows[0].known) return delay(FIRST_MS);
  const deadline = Date.now() + SETTLE_MS;
  for (let last = -1; Date.now() < deadline; ) {
    const known = count();
    if (last >= 0 && known - last < merchants && (await isQuiet(owner))) break;
    last = known;
    await delay(10_000);
  }
  await owner.query(`update work_runs set due_at = now() + random() * (due_at - now())
    where due_at > now() and slot = ''`);
  // What the first runs leave behind is not the minute's.
  await owner.query("vacuum analyze");
  await owner.query("checkpoint");
  await delay(FIRST_MS);
}

async function isQuiet(owner: pg.Client): Promise<boolean> {
  const due = await owner.query(`select from merchants m where (
    select count(*) from work_runs r where r.merchant = m.code and r.due_at > now()) < 3 limit 1`);
  return due.rowCount === 0;
}

/** Counts what this process asks the database, through the checkout's own driver. */
function countStatements(root: string): () => number {
  const driver = createRequire(resolve(root, "package.json"))("pg") as typeof pg;
  const query = driver.Client.prototype.query as (...given: unknown[]) => unknown;
  let statements = 0;
  driver.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    statements += 1;
    return query.apply(this, given);
  } as typeof driver.Client.prototype.query;
  return () => statements;
}

async function postmasterOf(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
  );
  return rows[0].pid;
}
