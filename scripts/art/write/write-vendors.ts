import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { write } from "../draw/render.ts";
import { vendorLogo } from "../logos/vendor-logos.ts";
import { mediaFolder } from "../media.ts";

export async function writeVendors(): Promise<void> {
  for (const { code } of catalogueVendors) {
    await write(`${mediaFolder}vendors/${code.toLowerCase()}.svg`, vendorLogo(code));
  }
}
