import type { AppLoadContext } from "@remix-run/node";
import { isOrigin } from "#app/request/address/is-origin.ts";

const isDevelopment = import.meta.env.DEV;

type Origins = {
  /** The brand's other hosts, for the speed test. */
  ownOrigins: readonly string[];
  /** Where the brand launches games, besides the studio. */
  launchCdns: readonly string[];
  /** Where the games of the merchant's vendors run. */
  vendorFrames: readonly string[];
  /** Where pictures of games are: at vendors, and on CDNs. */
  pictures: readonly string[];
};

/**
 * Inline scripts need one of `scripts`, a nonce or their hash. Frames come only from this site and
 * the game hosts, and every other source is listed.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  context: AppLoadContext,
  { ownOrigins, launchCdns, vendorFrames, pictures }: Origins,
): string {
  const from = (origins: readonly string[] = []) =>
    ["'self'", ...origins.filter(isOrigin)].join(" ");
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    `img-src ${from(pictures)} data:`,
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src ${from(ownOrigins)}${isDevelopment ? " ws:" : ""}`,
    `frame-src ${from([...(context.frameOrigins ?? []), ...launchCdns, ...vendorFrames])}`,
    `form-action ${from(context.payOrigins)}`,
    "base-uri 'none'; frame-ancestors 'self'; object-src 'none'",
  ].join("; ");
}
