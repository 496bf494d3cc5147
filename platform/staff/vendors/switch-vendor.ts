import type { Waiting } from "../../contract/staff/outcome.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { asStaff } from "../as-staff.ts";
import { changeRule } from "../merchant/change-rule.ts";
import { requireUnclosed } from "../merchant/closing/require-unclosed.ts";
import type { StaffContext } from "../staff-context.ts";
import { holdVendor, isVendor } from "./hold-vendor.ts";

type Input = { merchant: string; vendor: string; isEnabled: boolean };

/**
 * Enables a vendor, or refuses its new bets while what is under way ends. Enabling may wait for a
 * second person, like changeRule; disabling is an emergency brake and never waits. Refuses an unknown
 * vendor with unknown_vendor, and enabling at a merchant that has ended with merchant_closed.
 */
export async function switchVendor(
  context: StaffContext,
  { merchant, vendor, isEnabled }: Input,
): Promise<Waiting> {
  const input = { vendor, isEnabled };
  const work = async (tx: Parameters<typeof holdVendor>[0]) => {
    await holdVendor(tx, merchant, vendor);
    await tx.update(vendors).set({ isEnabled }).where(isVendor(merchant, vendor));
  };
  const wanted = { merchant, verb: "switchVendor", subject: vendor, input };
  if (isEnabled) return changeRule(context, wanted, { check: requireUnclosed, work });
  await asStaff(context, merchant, { action: "switchVendor", details: input }, work);
  return { outcome: "done", approval: null };
}
