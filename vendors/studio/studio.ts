import type { Pool } from "pg";
import type { Clock, Log, RandomBytes } from "../runtime.ts";
import type { VendorWallet } from "../vw-client.ts";

/** What the parts of the studio share. */
export type Studio = {
  pool: Pool;
  clock: Clock;
  random: RandomBytes;
  log: Log;
  secrets: ReadonlyMap<string, string>;
  /** Where a player's money is: at the platform, asked as this vendor, or a demo's own purse. */
  walletOf(player: { vendor: string; merchant: string; playerId: string }): VendorWallet;
  /** Where players' browsers reach the studio, e.g. "http://studio.localhost:3000". */
  origin: string;
};
