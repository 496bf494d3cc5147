import { readTronAddress } from "../../contract/money/tron-address.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { claimAddresses } from "../../money/cashier/chain/claim-addresses.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

/**
 * Loads addresses of a wallet whose keys are elsewhere. Each new payer of USDT gets one for good.
 * Refuses the whole list for one invalid address, with its text. Known addresses and those of another
 * merchant are left out.
 * Returns how many are new.
 */
export async function addChainAddresses(
  context: StaffContext,
  { merchant, addresses }: { merchant: string; addresses: readonly string[] },
): Promise<number> {
  const wrong = addresses.find((address) => !readTronAddress(address));
  if (wrong !== undefined || addresses.length === 0) {
    throw new Refusal("invalid_address", { field: "addresses", details: { address: wrong ?? "" } });
  }
  const details = { count: addresses.length };
  const entry = { action: "addChainAddresses", details, changesPages: false };
  return asStaff(context, merchant, entry, (tx) =>
    claimAddresses(tx, { merchant, addresses, chain: "trongrid" }),
  );
}
