import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CannotStart } from "./embedded/cannot-start.ts";
import { makeCluster } from "./embedded/cluster.ts";
import { guardProcess } from "./embedded/guard.ts";
import { type Held, holdData } from "./embedded/holder.ts";
import { isReady } from "./embedded/is-ready.ts";
import { findPlace, type Place } from "./embedded/place.ts";
import {
  findPostmaster,
  type Postmaster,
  spawnPostmaster,
  stopPostmaster,
} from "./embedded/postmaster.ts";
import { makeSocketFolder } from "./embedded/socket-folder.ts";
import { clearStaleLocks, endOrphans } from "./embedded/stale-locks.ts";
import { withStartLock } from "./embedded/start-lock.ts";

export type Embedded = {
  /** A superuser's connection to the database "postgres" over a private socket. */
  url: string;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  log?: (line: string) => void;
  /** The address of this process as shown to a second starter, e.g. "http://127.0.0.1:3000". */
  address?: string;
  /**
   * Joins a server that another process holds, instead of refusing. stop() then leaves it running.
   */
  shared?: boolean;
};

const START_MS = 30_000;
const MOST_ATTEMPTS = 3;
/** How long the processes of a killed server may take to notice. */
const ORPHANS_MS = 1_000;

/**
 * Starts PostgreSQL on the data under `dataDir` (made at first use), or takes over a server that a
 * killed run left behind. Throws CannotStart, whose message is one line for the person at the
 * terminal. The server ends with this process, also when that is killed.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const log = options.log ?? (() => {});
  const place = findPlace(options.dataDir, log);
  // The process that starts the server also takes the data: no other may end it or be left with it.
  const { postmaster, isLeftBehind, held } = await withStartLock(place.cluster, async () => {
    await makeCluster(place);
    const running = await runningPostmaster(place);
    return { ...running, held: await holdUnlessShared(urlOf(running.postmaster), options, place) };
  });
  const url = urlOf(postmaster);
  const guard = held && isLeftBehind ? guardProcess(postmaster.pid, place.owner) : undefined;
  if (guard) log(`Took over the running database (pid ${postmaster.pid}).`);
  return {
    url,
    async stop() {
      if (!held) return;
      // The lock goes down with the server. Released earlier, a second starter would join it.
      await stopPostmaster(postmaster);
      guard?.release();
      await held.release();
    },
  };
}

async function runningPostmaster(place: Place) {
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
        spawned = spawnPostmaster(place, socketFolder);
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

async function holdUnlessShared(url: string, options: EmbeddedOptions, place: Place) {
  try {
    return await holdData(url, options.address ?? "", dirname(place.cluster));
  } catch (error) {
    if (options.shared && error instanceof CannotStart) return undefined as Held | undefined;
    throw error;
  }
}

/** Both pg and libpq understand the host in the query, and it keeps the URL legal. */
function urlOf({ socketFolder }: Postmaster) {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
}
