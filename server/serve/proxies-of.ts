import type { Env } from "#env";
import type { Proxies } from "#platform/core/platform-parts.ts";

/** The proxies in front of this process, for its site and its platform alike. */
export const proxiesOf = (env: Env): Proxies => ({
  hops: env.TRUSTED_PROXY_HOPS,
  countryHeader: env.COUNTRY_HEADER,
});
