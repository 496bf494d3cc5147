import { isOrigin } from "../address/is-origin.ts";
import type { SiteStatus } from "../status-for.server.ts";
import { originAt, type SiteBrand } from "./brand.server.ts";

/** The origins of the CDNs for pictures of games: those of the brand and of the platform. */
export function pictureHosts(
  { config }: SiteBrand,
  { imageCDNs }: Pick<SiteStatus, "imageCDNs">,
  request: Request,
): string[] {
  const named = [...config.imageCDNs, ...imageCDNs].map((host) => originAt(host, request));
  return [...new Set(named)].filter(isOrigin);
}
