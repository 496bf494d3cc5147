import { pictureHosts } from "#app/request/brand/picture-hosts.server.ts";
import { leftOut } from "#app/request/offers/left-out.server.ts";
import { unguardedSite } from "#app/request/site.server.ts";
import type { Args } from "#app/request/visitor.server.ts";

type VendorOrigins = { vendorFrames: readonly string[]; pictures: readonly string[] };

const NONE: VendorOrigins = { vendorFrames: [], pictures: [] };

/**
 * The origins of the merchant's vendors and CDNs, for the policy of its pages. None without a brand, and while
 * the platform does not answer; such a page is not kept for other guests.
 */
export async function vendorOrigins(args: Args): Promise<VendorOrigins> {
  try {
    const site = await unguardedSite(args);
    const status = await site.status();
    const { frameOrigins, pictureOrigins } = status;
    const hosts = pictureHosts(site.brand, status, args.request);
    return { vendorFrames: frameOrigins, pictures: [...pictureOrigins, ...hosts] };
  } catch (error) {
    return error instanceof Response ? NONE : leftOut(args, "vendors' origins", NONE)(error);
  }
}
