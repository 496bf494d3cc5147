import { Hono } from "hono";
import { createVendorWallet, type VendorWalletParts } from "./create-vendor-wallet.ts";

/** VW/1 as routes, to be mounted at VENDOR_BASE. */
export function vendorWalletRoutes(parts: VendorWalletParts): Hono {
  const wallet = createVendorWallet(parts);
  return new Hono().post("/:call", ({ req }) => wallet(req.raw));
}
