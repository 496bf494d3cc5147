import type { PlatformFetch } from "#platform/contract/wire/send.ts";

/**
 * The same platform with cached reads, per caller: each member's site asks thousands of times for
 * the same facts. Writes reach the platform every time.
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
    /** Drops the cache after the platform changed. */
    forget: () => kept.clear(),
  };
}
