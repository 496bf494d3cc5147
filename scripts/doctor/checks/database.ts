import { statfs } from "node:fs/promises";
import { APP_ROLE } from "#platform/store/app-role.ts";
import { findingsOf } from "../finding.ts";
import type { Check } from "../run-checks.ts";
import type { World } from "../world.ts";

const { ok, warning, wrong, wrongIf } = findingsOf("database");

/** PostgreSQL 15 is the oldest. */
const OLDEST = 150_000;
const CLOCK_MS = 2_000;
const FREE_BYTES_MIN = 2 * 2 ** 30;

/** What each setting must be; a commit that is not on the disk is lost money. */
const SETTINGS: readonly { name: string; isRight(value: string): boolean; todo: string }[] = [
  { name: "fsync", isRight: (value) => value === "on", todo: "Set fsync = on." },
  {
    name: "full_page_writes",
    isRight: (value) => value === "on",
    todo: "Set full_page_writes = on.",
  },
  {
    name: "synchronous_commit",
    isRight: (value) => value !== "off",
    todo: "Set synchronous_commit = on.",
  },
  {
    name: "wal_level",
    isRight: (value) => value !== "minimal",
    todo: "Set wal_level = replica, which backups need.",
  },
];

/** Tables that only the database's own functions write. */
const CLOSED = ["ledger_accounts", "ledger_transfers", "ledger_entries", "rounds", "round_feed"];

/** The server's version, its role, its settings, its clock and its room. */
export const database: Check<World> = {
  name: "database",
  async look(world) {
    return [
      ...(await serverFindings(world)),
      ...(await roleFindings(world)),
      ...(await settingFindings(world)),
      await roomFinding(world),
    ];
  },
};

async function serverFindings({ store, now }: World) {
  const { rows } = await store.pool.query<{
    number: number;
    version: string;
    at: Date;
    zone: string;
  }>(
    `select current_setting('server_version_num')::int as number,
      current_setting('server_version') as version, clock_timestamp() as at,
      current_setting('TimeZone') as zone`,
  );
  const { number, version, at, zone } = rows[0]!;
  const apart = Math.abs(at.getTime() - now().getTime());
  return [
    number >= OLDEST
      ? ok("version", `PostgreSQL ${version}, time zone ${zone}`)
      : wrong("version", `PostgreSQL ${version}`, "Use PostgreSQL 15 or newer."),
    apart <= CLOCK_MS
      ? ok("clock", "the same as this machine's")
      : warning("clock", `${Math.round(apart / 1000)} s from this machine's`, "Run NTP on both."),
  ];
}

async function roleFindings({ store }: World) {
  const { rows } = await store.pool.query<{ name: string; is_mighty: boolean; owns: number }>(
    `select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as is_mighty,
      (select count(*)::int from pg_class where relowner = r.oid
        and relnamespace = 'public'::regnamespace) as owns
    from pg_roles r where rolname = session_user`,
  );
  const { name, is_mighty, owns } = rows[0]!;
  const { rows: open } = await store.pool.query<{ name: string }>(
    `select name from unnest($1::text[]) as t (name)
    where has_table_privilege(name, 'INSERT') or has_table_privilege(name, 'UPDATE')
      or has_table_privilege(name, 'DELETE')`,
    [CLOSED],
  );
  const todo = "Run npm run migrate as the owner, and give the role nothing else.";
  if (name !== APP_ROLE || is_mighty || owns > 0) {
    return [wrong("role", `${name} may do more than a server needs`, todo)];
  }
  if (open.length > 0) {
    return [wrong("role", `${name} may write ${open.map((row) => row.name).join(", ")}`, todo)];
  }
  return [ok("role", `${name}, bound by row security`)];
}

async function settingFindings({ store, isReal }: World) {
  const names = SETTINGS.map(({ name }) => name);
  const { rows } = await store.pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name = any ($1)",
    [names],
  );
  return SETTINGS.flatMap(({ name, isRight, todo }) => {
    const setting = rows.find((row) => row.name === name)?.setting;
    if (setting === undefined) return [];
    if (isRight(setting)) return [ok(name, setting)];
    return [wrongIf(isReal, name, setting, todo)];
  });
}

/** Only the embedded one's disk can be read from here. */
async function roomFinding({ env, store }: World) {
  const { rows } = await store.pool.query<{ size: string }>(
    "select pg_size_pretty(pg_database_size(current_database())) as size",
  );
  const { size } = rows[0]!;
  if (env.DATABASE_URL) return ok("room", `${size} are used; the disk is the server's own`);
  const disk = await statfs(env.DATA_DIR).catch(() => null);
  if (!disk) return ok("room", `${size} are used`);
  const free = disk.bavail * disk.bsize;
  const said = `${size} are used, ${Math.round(free / 2 ** 30)} GB are free`;
  return free >= FREE_BYTES_MIN ? ok("room", said) : wrong("room", said, "Make room on the disk.");
}
