import { and, eq, type SQL } from "drizzle-orm";
import { games, vendors } from "../store/schema/catalogue.ts";

/** Which games a merchant offers now: its own, enabled, of a vendor that is enabled. */
export function isOffered(merchant: string): SQL | undefined {
  return and(eq(games.merchant, merchant), eq(games.isEnabled, true), eq(vendors.isEnabled, true));
}

export const vendorOfGame = and(
  eq(vendors.merchant, games.merchant),
  eq(vendors.code, games.vendor),
);
