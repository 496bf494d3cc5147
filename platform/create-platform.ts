import { createLiveHub } from "./core/live/live-hub.ts";
import type { PlatformParts } from "./core/platform-parts.ts";
import { createApp } from "./http/app.ts";

export type Platform = {
  fetch: (request: Request, env?: unknown) => Promise<Response>;
  /** Ends the streams. The store remains the caller's. */
  close: () => Promise<void>;
};

/**
 * Makes the platform: a fetch handler for its HTTP API. It starts no schedule; see start-jobs.ts.
 */
export function createPlatform(parts: PlatformParts): Platform {
  const live = parts.live ?? createLiveHub();
  const app = createApp({ ...parts, live });
  return {
    fetch: async (request, env) => app.fetch(request, (env ?? {}) as object),
    close: async () => live.close(),
  };
}
