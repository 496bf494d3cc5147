import type { AppLoadContext } from "@remix-run/node";
import type { Env } from "#env";
import { type Backend, secretsFor } from "./open-backend.ts";

/** How the site reaches its platform: by a call in this process, or sealed over the network. */
export function platformFor(env: Env, backend: Backend | undefined): AppLoadContext["platform"] {
  const { siteKey, sealKey } = secretsFor(env);
  if (backend)
    return { base: "http://platform.internal/platform", fetch: backend.platform, siteKey };
  return {
    base: `${env.PLATFORM_URL}/platform`,
    fetch: (request) => fetch(request),
    siteKey,
    sealKey,
  };
}
