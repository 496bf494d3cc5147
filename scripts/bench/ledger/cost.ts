import type pg from "pg";
import { databaseTime } from "#scripts/lib/database/processor-time.ts";

/** What a call costs PostgreSQL. These figures hold on a busy machine, a rate does not. */
export type Cost = { cpuUs: number; walBytes: number; walRecords: number };

/** Runs some work and divides what PostgreSQL spent on it by the number of calls it returns. */
export async function costOf(owner: pg.Client, work: () => Promise<number>): Promise<Cost> {
  await owner.query("checkpoint");
  const before = await spent(owner);
  const calls = await work();
  const after = await spent(owner);
  return {
    cpuUs: ((after.cpuMs - before.cpuMs) * 1_000) / calls,
    walBytes: (after.bytes - before.bytes) / calls,
    walRecords: (after.records - before.records) / calls,
  };
}

async function spent(owner: pg.Client) {
  const { rows } = await owner.query<{ bytes: string; records: string; pid: number }>(
    `select wal_bytes as bytes, wal_records as records,
      split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid from pg_stat_wal`,
  );
  const { bytes, records, pid } = rows[0]!;
  return { cpuMs: databaseTime(pid), bytes: Number(bytes), records: Number(records) };
}
