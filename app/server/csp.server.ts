import type { AppLoadContext } from "@remix-run/node";

const isDevelopment = import.meta.env.DEV;

type Origins = {
  /** The brand's other hosts, for the speed test. */
  ownOrigins: readonly string[];
  /** Where the brand launches games, besides the studio. */
  launchCdns: readonly string[];
};

/** Scripts by nonce, frames only from the game hosts, nothing else from anywhere. */
export function contentSecurityPolicy(
  nonce: string,
  context: AppLoadContext,
  { ownOrigins, launchCdns }: Origins,
): string {
  const frames = [...(context.frameOrigins ?? []), ...launchCdns].join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${ownOrigins.join(" ")}${isDevelopment ? " ws:" : ""}`,
    `frame-src 'self' ${frames}`.trim(),
    `form-action 'self' ${context.payOrigins?.join(" ") ?? ""}`.trim(),
    "base-uri 'none'; frame-ancestors 'self'; object-src 'none'",
  ].join("; ");
}
