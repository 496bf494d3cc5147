import { and, eq } from "drizzle-orm";
import { members } from "../../store/schema/merchant.ts";
import type { StaffContext } from "../staff-context.ts";
import { asStaffOfMember, type Named } from "./as-staff-of-member.ts";

/** Blocks a member's transfers up and down, or allows them again. */
export async function blockTransfers(
  staff: StaffContext,
  { isBlocked, ...named }: Named & { isBlocked: boolean },
): Promise<void> {
  const action = isBlocked ? "blockTransfers" : "unblockTransfers";
  await asStaffOfMember(staff, named, { action }, (tx, member) =>
    tx
      .update(members)
      .set({ transfersBlockedAt: isBlocked ? staff.clock.now() : null })
      .where(and(eq(members.merchant, named.merchant), eq(members.id, member.id))),
  );
}
