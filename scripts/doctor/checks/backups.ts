import { findingsOf } from "../finding.ts";
import type { Check } from "../run-checks.ts";
import type { World } from "../world.ts";

const { ok, warning, wrong, wrongIf } = findingsOf("backups");

const HOUR_MS = 3_600_000;

export type Archive = {
  mode: string;
  archived_at: Date | null;
  failed_at: Date | null;
  receivers: number;
  idle_slots: number;
};

/** Whether the log leaves the machine: by the archive, by a receiver, or not at all. */
export const backups: Check<World> = {
  name: "backups",
  async look({ store, now, isReal }) {
    const { rows } = await store.pool.query<Archive>(
      `select current_setting('archive_mode') as mode, last_archived_time as archived_at,
        last_failed_time as failed_at,
        (select count(*)::int from pg_replication_slots where active) as receivers,
        (select count(*)::int from pg_replication_slots where not active) as idle_slots
      from pg_stat_archiver`,
    );
    return archiveFindings(rows[0]!, now(), isReal);
  },
};

/** What the archive's own counters say. */
export function archiveFindings(
  { mode, archived_at: archived, failed_at: failed, receivers, idle_slots: idle }: Archive,
  now: Date,
  isReal: boolean,
) {
  const see = "See the server's log and archive_command.";
  const found = [];
  if (idle > 0) {
    const todo = "Start the receiver, or drop its slot before the log fills the disk.";
    found.push(wrong("receiver", `${idle} slots without a receiver keep the log`, todo));
  }
  if (receivers > 0) found.push(ok("receiver", `${receivers} receive the log`));
  if (mode === "off") {
    if (receivers > 0) return found;
    const todo = "Set up base backups and the archive, as docs/operate.md says.";
    return [...found, wrongIf(isReal, "archive", "the log leaves this machine by nothing", todo)];
  }
  if (failed && (!archived || failed > archived)) {
    return [...found, wrong("archive", "its last attempt failed", see)];
  }
  if (!archived) return [...found, warning("archive", "has nothing yet", see)];
  const hours = Math.floor((now.getTime() - archived.getTime()) / HOUR_MS);
  const said = `last added ${hours} hours ago`;
  return [...found, hours < 2 ? ok("archive", said) : warning("archive", said, see)];
}
