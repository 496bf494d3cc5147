import type { AppLoadContext } from "@remix-run/node";

const isDevelopment = import.meta.env.DEV;

type Origins = {
  /** The brand's other hosts, for the speed test. */
  ownOrigins: readonly string[];
  /** Where the brand launches games, besides the studio. */
  launchCdns: readonly string[];
  /** Of the merchant's vendors: where games run, and where pictures of games are. */
  vendorFrames: readonly string[];
  vendorPictures: readonly string[];
};

/**
 * Scheme, host and port. A space or a semicolon would begin a directive, and an asterisk would open
 * it to others.
 */
const ORIGIN = /^https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

/**
 * Inline scripts need one of `scripts`, a nonce or their hash. Frames come only from this site and
 * the game hosts, and every other source is listed.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  context: AppLoadContext,
  { ownOrigins, launchCdns, vendorFrames, vendorPictures }: Origins,
): string {
  const from = (origins: readonly string[] = []) =>
    ["'self'", ...origins.filter((origin) => ORIGIN.test(origin))].join(" ");
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    `img-src ${from(vendorPictures)} data:`,
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src ${from(ownOrigins)}${isDevelopment ? " ws:" : ""}`,
    `frame-src ${from([...(context.frameOrigins ?? []), ...launchCdns, ...vendorFrames])}`,
    `form-action ${from(context.payOrigins)}`,
    "base-uri 'none'; frame-ancestors 'self'; object-src 'none'",
  ].join("; ");
}
