import { chownSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Binaries } from "#platform/store/embedded/binaries.ts";
import { makeCluster } from "#platform/store/embedded/cluster.ts";
import { findUnprivileged, type Place } from "#platform/store/embedded/place.ts";
import { stopPostmaster } from "#platform/store/embedded/postmaster.ts";
import { runningPostmaster, urlOf } from "#platform/store/embedded/running-postmaster.ts";
import { oldestDistribution } from "./lib/database/distribution.ts";
import { runProgram } from "./lib/run-program.ts";

/**
 * Runs the unit and route tests on the distribution's oldest installed PostgreSQL that is
 * supported, instead of the embedded one. Arguments go to vitest. Without such a server it says so
 * and succeeds, as nobody needs to have one.
 */
const binaries = oldestDistribution();
if (!binaries) {
  console.log("No PostgreSQL 15 or newer of the distribution is here: nothing to run on.");
} else {
  console.log(`The tests run on PostgreSQL ${binaries.version}.`);
  process.exitCode = await runOn(binaries);
}

/** Starts that server with data of this run, for which nothing waits for the disk. */
async function runOn(binaries: Binaries): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const other = process.getuid?.() === 0 ? findUnprivileged() : undefined;
  if (other) chownSync(folder, other.uid, other.gid);
  const place: Place = { binaries, cluster: join(folder, "data"), owner: other ?? {} };
  try {
    await makeCluster(place, ["--locale=C.UTF-8", "--no-sync"]);
    const { postmaster } = await runningPostmaster(place, {
      fsync: "off",
      full_page_writes: "off",
    });
    try {
      const env = { TEST_DATABASE_URL: urlOf(postmaster) };
      return await runProgram("vitest", ["run", ...process.argv.slice(2)], { env });
    } finally {
      await stopPostmaster(postmaster);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
