import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { mediaFolder } from "./media.ts";
import { write } from "./render.ts";
import { vendorLogo } from "./vendor-logos.ts";

export async function writeVendors(): Promise<void> {
  for (const { code } of catalogueVendors) {
    await write(`${mediaFolder}vendors/${code.toLowerCase()}.svg`, vendorLogo(code));
  }
}
