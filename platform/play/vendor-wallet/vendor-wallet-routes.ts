import { Hono } from "hono";
import { createWalletServer, type WalletServerParts } from "./create-wallet-server.ts";

/** VW/1 as routes, to be mounted at VENDOR_BASE. */
export function vendorWalletRoutes(parts: WalletServerParts): Hono {
  const wallet = createWalletServer(parts);
  return new Hono().post("/:call", ({ req }) => wallet(req.raw));
}
