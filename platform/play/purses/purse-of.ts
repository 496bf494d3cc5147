import type { Purse } from "../../money/ledger/purse.ts";

/** What a vendor holds of a member's money, as the ledger has it. */
export const purseOf = (owner: string, vendor: string): Purse => ({
  owner,
  kind: `purse:${vendor}`,
});
