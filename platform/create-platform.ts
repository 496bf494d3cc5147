import type { Clock, Random, Secrets } from "./context.ts";
import { createApp } from "./http/app.ts";
import type { LogEntry } from "./http/log-entry.ts";
import { startSweeps } from "./jobs/start-sweeps.ts";
import type { Store } from "./store/open-store.ts";

export type PlatformParts = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: Secrets;
  /** Reaches vendor and gateway servers, in-process or over HTTP. */
  outside: (request: Request) => Promise<Response>;
  log?: (entry: LogEntry) => void;
};

export type Platform = {
  fetch: (request: Request, env?: unknown) => Promise<Response>;
  /** Stops the schedules and waits for the running one; the store stays the caller's. */
  close: () => Promise<void>;
};

/** Makes the platform: a fetch handler for its HTTP API, with its schedules running. */
export function createPlatform(parts: PlatformParts): Platform {
  const app = createApp(parts);
  const sweeps = startSweeps(parts);
  return {
    fetch: async (request, env) => app.fetch(request, (env ?? {}) as object),
    close: () => sweeps.stop(),
  };
}
