import pg from "pg";
import { CannotStart } from "./cannot-start.ts";

/** Any constant number: the advisory lock of the one process that works on the embedded data. */
const HOLDER_LOCK = 7_201_834;

export type Held = { release(): Promise<void> };

/**
 * Takes the data for this process. The lock belongs to a connection, so it ends with the process,
 * however that dies. Throws CannotStart with the name of another holder.
 */
export async function holdData(url: string, address: string, folder: string): Promise<Held> {
  const name = `pid ${process.pid} ${address}`.trim().slice(0, 63);
  const client = new pg.Client({ connectionString: url, application_name: name });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ isOurs: boolean; holder: string | null }>(
    `with taken as (select pg_try_advisory_lock($1) as is_ours)
     select is_ours as "isOurs", (
       select application_name from pg_stat_activity join pg_locks using (pid)
       where locktype = 'advisory' and objid = $1 and granted and pid <> pg_backend_pid() limit 1
     ) as holder from taken`,
    [HOLDER_LOCK],
  );
  if (rows[0]?.isOurs) return { release: () => client.end().catch(() => {}) };
  await client.end();
  throw new CannotStart(
    `The data in ${folder} are held by ${rows[0]?.holder ?? "another process"}: stop it first, or set another DATA_DIR.`,
  );
}
