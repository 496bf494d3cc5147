import { and, eq } from "drizzle-orm";
import { tellOfChange } from "../../core/outbox/tell-member.ts";
import { LOCKED_PAPERS } from "../../members/profile/profile-fields.ts";
import { members } from "../../store/schema/merchant.ts";
import type { StaffContext } from "../staff-context.ts";
import { asStaffOfMember, type Named } from "./as-staff-of-member.ts";

/** Details that a member sets once, by the names that staff use. */
export const LOCKED_DETAILS = {
  name: ["payeeName"],
  birthday: ["birthday"],
  papers: LOCKED_PAPERS,
} as const;
export type LockedDetails = keyof typeof LOCKED_DETAILS;

/** Lets a member correct locked details. Each field is locked again by its next change. */
export async function unlockDetails(
  staff: StaffContext,
  { details, ...named }: Named & { details: LockedDetails },
): Promise<void> {
  const entry = { action: "detailsUnlock", details: { details } };
  await asStaffOfMember(staff, named, entry, async (tx, member, writer) => {
    const unlockedFields = [...new Set([...member.unlockedFields, ...LOCKED_DETAILS[details]])];
    await tx
      .update(members)
      .set({ unlockedFields })
      .where(and(eq(members.merchant, named.merchant), eq(members.id, member.id)));
    await tellOfChange(writer, tx, member.id, "detailsUnlocked");
  });
}
