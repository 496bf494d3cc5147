import type { Clock, Random, Secrets } from "./context.ts";
import { createApp } from "./http/app.ts";
import type { LogEntry } from "./http/log-entry.ts";
import { createLiveHub, type LiveHub } from "./live/live-hub.ts";
import type { Senders } from "./outbox/send-outgoing.ts";
import type { Store } from "./store/open-store.ts";

export type PlatformParts = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  /** Reaches vendor and gateway servers, in-process or over HTTP. */
  outside: (request: Request) => Promise<Response>;
  /** Who carries e-mails and text messages; a channel without one keeps them in the outbox. */
  senders?: Senders;
  /** Where the streams of members' pages hang; whoever listens to the database tells it the words. */
  live?: LiveHub;
  log?: (entry: LogEntry) => void;
};

export type Platform = {
  fetch: (request: Request, env?: unknown) => Promise<Response>;
  /** Ends the streams; the store stays the caller's. */
  close: () => Promise<void>;
};

/** Makes the platform: a fetch handler for its HTTP API. It starts no schedule; see start-jobs.ts. */
export function createPlatform(parts: PlatformParts): Platform {
  const live = parts.live ?? createLiveHub();
  const app = createApp({ ...parts, live });
  return {
    fetch: async (request, env) => app.fetch(request, (env ?? {}) as object),
    close: async () => live.close(),
  };
}
