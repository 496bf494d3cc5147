import type { Pool } from "pg";
import type { Clock, Log, RandomBytes } from "../wallet/runtime.ts";
import type { VendorWallet } from "../wallet/vw-client.ts";

type Player = { vendor: string; merchant: string; playerId: string; hasPurse: boolean };

/** What the parts of the studio share. */
export type Studio = {
  pool: Pool;
  clock: Clock;
  random: RandomBytes;
  log: Log;
  secrets: ReadonlyMap<string, string>;
  /** Where a player's money is: at the platform, asked as this vendor, or in a purse kept here. */
  walletOf(player: Player): VendorWallet;
  /** The platform as a vendor asks it. */
  platformOf(vendor: string): VendorWallet;
  /** Where players' browsers reach the studio, e.g. "http://studio.localhost:3000". */
  origin: string;
};
