import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { CannotStart } from "./embedded/cannot-start.ts";
import { makeCluster } from "./embedded/cluster.ts";
import { type Held, holdData } from "./embedded/holder.ts";
import { findPlace, type Place } from "./embedded/place.ts";
import {
  findPostmaster,
  type Postmaster,
  spawnPostmaster,
  stopPostmaster,
} from "./embedded/postmaster.ts";
import { makeSocketFolder } from "./embedded/socket-folder.ts";

export type Embedded = {
  /** A superuser's connection to the database "postgres" over a private socket. */
  url: string;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  log?: (line: string) => void;
  /** What a second starter is told about this process, e.g. "http://127.0.0.1:3000". */
  address?: string;
  /** Joins a server that another process holds instead of refusing; stop() then leaves it alone. */
  shared?: boolean;
};

const START_MS = 30_000;

/**
 * Starts PostgreSQL on the data under `dataDir` (made at first use), or takes over a server that a
 * killed run left behind. Throws CannotStart, whose message is one line for the person at the
 * terminal. The server outlives this process if it is killed: the next start finds it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const log = options.log ?? (() => {});
  const place = findPlace(options.dataDir, log);
  await makeCluster(place);
  const postmaster = await runningPostmaster(place, log);
  const url = urlOf(postmaster);
  const held = await holdUnlessShared(url, options, place);
  return {
    url,
    async stop() {
      if (!held) return;
      // The lock goes down with the server: let go earlier, and a second starter would join it.
      await stopPostmaster(postmaster);
      await held.release();
    },
  };
}

async function runningPostmaster(place: Place, log: (line: string) => void) {
  const deadline = Date.now() + START_MS;
  let started: Postmaster | undefined;
  while (Date.now() < deadline) {
    const found = findPostmaster(place);
    if (!found && started?.child?.exitCode == null && started) await delay(10);
    else if (!found) started = spawnPostmaster(place, makeSocketFolder(place));
    else if (await isReady(urlOf(found))) {
      if (started?.pid !== found.pid) log(`Found the database still running (pid ${found.pid}).`);
      return found;
    }
    await delay(10);
  }
  const folder = dirname(place.cluster);
  throw new CannotStart(`The database did not start within 30 s: see ${folder}/postgres.log.`);
}

async function holdUnlessShared(url: string, options: EmbeddedOptions, place: Place) {
  try {
    return await holdData(url, options.address ?? "", dirname(place.cluster));
  } catch (error) {
    if (options.shared && error instanceof CannotStart) return undefined as Held | undefined;
    throw error;
  }
}

/** The host in the query is understood by pg and libpq alike and keeps the URL a legal one. */
function urlOf({ socketFolder }: Postmaster) {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
}

async function isReady(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
