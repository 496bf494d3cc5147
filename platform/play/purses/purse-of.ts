import type { Purse } from "../../money/ledger/purse.ts";

/** The purse of the ledger for a member's money at a vendor. */
export const purseOf = (owner: string, vendor: string): Purse => ({
  owner,
  kind: `purse:${vendor}`,
});
