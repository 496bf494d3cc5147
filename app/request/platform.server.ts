import type { AppLoadContext } from "@remix-run/node";
import { readEnv } from "#env";
import type { Caller } from "#platform/contract/wire/send.ts";

type PlatformOfSite = Pick<Caller, "base" | "fetch" | "siteKey" | "sealKey"> & {
  otherSiteKey?: string | undefined;
};

/**
 * Where this request's platform is. remix-serve gives no context, so the environment decides then.
 */
export function platformOf(context: AppLoadContext): PlatformOfSite {
  if (context.platform) return context.platform;
  const env = readEnv();
  if (!env.PLATFORM_URL) throw new Error("Without server.ts the site needs PLATFORM_URL");
  return { base: `${env.PLATFORM_URL}/platform`, fetch: overNetwork };
}

/** The keys that a preview pass may be signed with; none without server.ts. */
export const siteKeysOf = ({ siteKey, otherSiteKey }: PlatformOfSite): string[] =>
  [siteKey, otherSiteKey].filter((key) => key !== undefined);

/** One function for all requests, because shared answers are keyed by it. */
const overNetwork = (request: Request) => fetch(request);
