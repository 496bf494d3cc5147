import type { AppLoadContext } from "@remix-run/node";
import { readEnv } from "#env";
import type { Caller } from "#platform/contract/wire/send.ts";

/**
 * Where this request's platform is. remix-serve gives no context, so the environment decides then.
 */
export function platformOf(
  context: AppLoadContext,
): Pick<Caller, "base" | "fetch" | "siteKey" | "sealKey"> {
  if (context.platform) return context.platform;
  const env = readEnv();
  if (!env.PLATFORM_URL) throw new Error("Without server.ts the site needs PLATFORM_URL");
  return { base: `${env.PLATFORM_URL}/platform`, fetch: overNetwork };
}

/** One function for all requests, because shared answers are keyed by it. */
const overNetwork = (request: Request) => fetch(request);
