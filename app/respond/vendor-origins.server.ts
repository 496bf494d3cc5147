import { leftOut } from "#app/request/offers/left-out.server.ts";
import { unguardedSite } from "#app/request/site.server.ts";
import type { Args } from "#app/request/visitor.server.ts";

type VendorOrigins = { vendorFrames: readonly string[]; vendorPictures: readonly string[] };

const NONE: VendorOrigins = { vendorFrames: [], vendorPictures: [] };

/**
 * The origins of the merchant's vendors, for the policy of its pages. None without a brand, and while
 * the platform does not answer; such a page is not kept for other guests.
 */
export async function vendorOrigins(args: Args): Promise<VendorOrigins> {
  try {
    const { frameOrigins, pictureOrigins } = await (await unguardedSite(args)).status();
    return { vendorFrames: frameOrigins, vendorPictures: pictureOrigins };
  } catch (error) {
    return error instanceof Response ? NONE : leftOut(args, "vendors' origins", NONE)(error);
  }
}
