import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Binaries } from "#platform/store/embedded/binaries.ts";
import { makeCluster } from "#platform/store/embedded/cluster.ts";
import { prepareDatabase } from "../../server/backend/prepare-database.ts";
import { folderOf, makeFolder, makePlace, runTool, startCluster, startTool } from "./cluster.ts";

/** An idle server's last segment reaches the archive after this time. */
export const ARCHIVE_TIMEOUT_SECONDS = 5;
const SLOT = "receiver";
/** The name under which the receiver connects, by default. */
const RECEIVER = "pg_receivewal";

/** The folders that outlive the server: another machine's, in production. */
export type Kept = { backup: string; archive: string; received: string };

export type Primary = Awaited<ReturnType<typeof startPrimary>>;

/**
 * A fresh, migrated PostgreSQL. It archives each full segment of its log, and acknowledges a commit
 * only when a receiver has it on a disk too.
 */
export async function startPrimary(binaries: Binaries, root: string) {
  const place = makePlace(binaries, join(root, "primary"));
  const kept: Kept = {
    backup: join(root, "kept/backup"),
    archive: join(root, "kept/archive"),
    received: join(root, "kept/received"),
  };
  for (const folder of [join(root, "kept"), kept.archive, kept.received]) makeFolder(place, folder);
  await makeCluster(place, ["--locale=C.UTF-8"]);
  const file = `${kept.archive}/%f`;
  const cluster = await startCluster(place, {
    archive_mode: "on",
    // A half copied file never has a segment's name, and an existing one is not overwritten.
    archive_command: `test ! -f ${file} && cp %p ${file}.half && sync ${file}.half && mv ${file}.half ${file}`,
    archive_timeout: `${ARCHIVE_TIMEOUT_SECONDS}s`,
  });
  await prepareDatabase(cluster.ownerUrl);
  const from = ["-d", cluster.ownerUrl];
  await runTool(place, "pg_receivewal", [...from, "--create-slot", "--slot", SLOT]);
  const words = [...from, "-D", kept.received, "--slot", SLOT, "--synchronous", "--no-loop"];
  const receiver = startTool(place, "pg_receivewal", words);
  await requireReceiver(cluster.ownerUrl);
  return {
    cluster,
    kept,
    /** A copy of the running server's data. The segments it needs are in the archive. */
    backUp: () =>
      runTool(place, "pg_basebackup", [
        ...from,
        ...["-D", kept.backup, "--wal-method", "none", "--checkpoint", "fast"],
      ]),
    /** Kills the server and removes its data, as the loss of its machine would. */
    async destroy() {
      process.kill(cluster.pid, "SIGKILL");
      await rm(folderOf(place), { recursive: true, force: true, maxRetries: 20 });
      if (receiver.exitCode === null) await once(receiver, "exit");
    },
  };
}

/** From now on a commit waits for the receiver. */
async function requireReceiver(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`alter system set synchronous_standby_names = '${RECEIVER}'`);
    await client.query("select pg_reload_conf()");
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline) {
      const { rows } = await client.query("select sync_state from pg_stat_replication");
      if (rows.some(({ sync_state }) => sync_state === "sync")) return;
      await delay(50);
    }
    throw new Error("The receiver of the log does not connect.");
  } finally {
    await client.end();
  }
}
