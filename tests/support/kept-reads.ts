import type { PlatformFetch } from "#platform/contract/wire/send.ts";

/**
 * The same platform, which is asked each question of the same caller once: a site that is asked
 * thousands of things by one member would else ask who that is thousands of times. What is written
 * reaches the platform every time.
 */
export function keptReads(fetch: PlatformFetch) {
  const kept = new Map<string, Promise<Response>>();
  return {
    async fetch(request: Request): Promise<Response> {
      if (request.method !== "GET") return fetch(request);
      const asks = ["x-merchant", "accept-language", "authorization", "x-device"];
      const key = [request.url, ...asks.map((name) => request.headers.get(name))].join("\n");
      const answer = kept.get(key) ?? Promise.resolve(fetch(request));
      kept.set(key, answer);
      return (await answer).clone();
    },
    /** The platform is not what it was. */
    forget: () => kept.clear(),
  };
}
