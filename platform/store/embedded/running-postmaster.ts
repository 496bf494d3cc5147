import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CannotStart } from "./cannot-start.ts";
import { isReady } from "./is-ready.ts";
import type { Place } from "./place.ts";
import { findPostmaster, type Postmaster, type Settings, spawnPostmaster } from "./postmaster.ts";
import { makeSocketFolder } from "./socket-folder.ts";
import { clearStaleLocks, endOrphans } from "./stale-locks.ts";

const START_MS = 30_000;
const MOST_ATTEMPTS = 3;
/** How long the processes of a killed server may take to notice. */
const ORPHANS_MS = 1_000;

/**
 * Finds the live server of a data folder or starts one, and waits until it takes connections.
 * Throws CannotStart with the last words of its log.
 */
export async function runningPostmaster(place: Place, settings: Settings = {}) {
  const deadline = Date.now() + START_MS;
  const patience = Date.now() + ORPHANS_MS;
  let spawned: Postmaster | undefined;
  let attempts = 0;
  while (Date.now() < deadline) {
    const found = findPostmaster(place);
    if (found?.saysReady && (await isReady(urlOf(found)))) {
      return { postmaster: found, isLeftBehind: spawned?.pid !== found.pid };
    }
    if (!found && !isRunning(spawned)) {
      const socketFolder = makeSocketFolder(place);
      if (clearStaleLocks(place, socketFolder)) {
        if (attempts++ === MOST_ATTEMPTS) break;
        spawned = spawnPostmaster(place, socketFolder, settings);
      } else if (Date.now() > patience) {
        endOrphans(place);
      }
    }
    await delay(10);
  }
  const log = join(dirname(place.cluster), "postgres.log");
  throw new CannotStart(`The database does not start: ${lastWords(log)} (see ${log}).`);
}

function isRunning(postmaster: Postmaster | undefined) {
  return postmaster?.child?.exitCode === null && postmaster.child.signalCode === null;
}

function lastWords(log: string) {
  const lines = readFileSync(log, "utf8").trim().split("\n");
  return lines.findLast((line) => line.includes("FATAL")) ?? lines.at(-1) ?? "";
}

/** Both pg and libpq understand the host in the query, and it keeps the URL legal. */
export function urlOf({ socketFolder }: Postmaster): string {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
}
