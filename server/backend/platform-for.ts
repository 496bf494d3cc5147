import type { AppLoadContext } from "@remix-run/node";
import type { Env } from "#env";
import type { Secrets } from "#platform/core/context.ts";
import type { Traces } from "../traces/open-traces.ts";
import type { Backend } from "./open-backend.ts";

/** The site's access to its platform: a call within this process, or sealed over the network. */
export function platformFor(
  env: Env,
  { siteKey, sealKey, other }: Secrets,
  backend: Backend | undefined,
  traces: Traces | undefined,
): AppLoadContext["platform"] {
  const keys = { siteKey, ...(other && { otherSiteKey: other.siteKey }) };
  if (backend)
    return { base: "http://platform.internal/platform", fetch: backend.platform, ...keys };
  return {
    base: `${env.PLATFORM_URL}/platform`,
    fetch: traces ? traces.ofOutside(fetch) : (request) => fetch(request),
    ...keys,
    sealKey,
  };
}
