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
  /**
   * The wallet that holds a player's money: the platform, called as this vendor, or a purse kept
   * here.
   */
  walletOf(player: Player): VendorWallet;
  /** The platform's wallet, called as this vendor. */
  platformOf(vendor: string): VendorWallet;
  /** The studio's origin for browsers, e.g. "http://studio.localhost:3000". */
  origin: string;
};
