import { dirname } from "node:path";
import { appUrl } from "./app-role.ts";
import { CannotStart } from "./embedded/cannot-start.ts";
import { makeCluster } from "./embedded/cluster.ts";
import { guardProcess } from "./embedded/guard.ts";
import { type Held, holdData } from "./embedded/holder.ts";
import { findPlace, type Place } from "./embedded/place.ts";
import { stopPostmaster } from "./embedded/postmaster.ts";
import { runningPostmaster, urlOf } from "./embedded/running-postmaster.ts";
import { withStartLock } from "./embedded/start-lock.ts";

export type Embedded = {
  /** A superuser's connection to the database "postgres" over a private socket. */
  ownerUrl: string;
  /** The same connection for servers, once the database is migrated. */
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
  const ownerUrl = urlOf(postmaster);
  const guard = held && isLeftBehind ? guardProcess(postmaster.pid, place.owner) : undefined;
  if (guard) log(`Took over the running database (pid ${postmaster.pid}).`);
  return {
    ownerUrl,
    url: appUrl(ownerUrl),
    async stop() {
      if (!held) return;
      // The lock goes down with the server. Released earlier, a second starter would join it.
      await stopPostmaster(postmaster);
      guard?.release();
      await held.release();
    },
  };
}

async function holdUnlessShared(url: string, options: EmbeddedOptions, place: Place) {
  try {
    return await holdData(url, options.address ?? "", dirname(place.cluster));
  } catch (error) {
    if (options.shared && error instanceof CannotStart) return undefined as Held | undefined;
    throw error;
  }
}
