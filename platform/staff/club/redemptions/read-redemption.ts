import { and, eq } from "drizzle-orm";
import { openDelivery } from "../../../club/points/redeem/seal-delivery.ts";
import { members } from "../../../store/schema/merchant.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import { holdRedemption } from "./hold-redemption.ts";

/** A redemption with its opened address and number. The reading is recorded. */
export async function readRedemption(context: StaffContext, merchant: string, reference: string) {
  const entry = { action: "readRedemption", details: { reference }, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const row = await holdRedemption(tx, merchant, reference);
    const [member] = await tx
      .select({ username: members.username })
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.id, row.member)));
    const sealing = { ...context, merchant: { code: merchant } };
    return { row, username: member?.username ?? "", ...openDelivery(sealing, row) };
  });
}
