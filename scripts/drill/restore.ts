import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Binaries } from "#platform/store/embedded/binaries.ts";
import { type Cluster, folderOf, makePlace, runTool, startCluster } from "./cluster.ts";
import type { Kept } from "./primary.ts";

export type Target = {
  /** False reads the archive alone, as without a receiver. */
  hasReceived: boolean;
  /** The moment, as PostgreSQL writes it; the end of the log by default. */
  moment?: string;
};

export type Restored = Cluster & { /** The last commit that came back. */ lastCommitAt: Date };

/** Makes a server from the base backup and the log up to a target. It then takes writes. */
export async function restore(
  binaries: Binaries,
  folder: string,
  kept: Kept,
  { hasReceived, moment }: Target,
): Promise<Restored> {
  const place = makePlace(binaries, folder);
  await runTool(place, "cp", ["-a", kept.backup, place.cluster]);
  const signal = join(place.cluster, "recovery.signal");
  writeFileSync(signal, "");
  if (place.owner.uid !== undefined && place.owner.gid !== undefined) {
    chownSync(signal, place.owner.uid, place.owner.gid);
  }
  const sources = [
    `${kept.archive}/%f`,
    ...(hasReceived ? [`${kept.received}/%f`, `${kept.received}/%f.partial`] : []),
  ];
  const cluster = await startCluster(place, {
    restore_command: sources.map((path) => `cp ${path} %p 2>/dev/null`).join(" || "),
    ...(moment && { recovery_target_time: moment, recovery_target_action: "promote" }),
    // Otherwise the server calls itself ready while it still replays the log.
    hot_standby: "off",
    // The backup has the primary's setting, for which no receiver is there.
    synchronous_standby_names: "",
  });
  return { ...cluster, lastCommitAt: await lastCommit(cluster.ownerUrl, folderOf(place)) };
}

async function lastCommit(ownerUrl: string, folder: string): Promise<Date> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ at: Date | null }>(
    "select pg_last_xact_replay_timestamp() as at",
  );
  await client.end();
  if (!rows[0]?.at) throw new Error(`No commit was replayed in ${folder}.`);
  return rows[0].at;
}
