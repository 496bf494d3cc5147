import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { endSessions } from "../../members/auth/end-sessions.ts";
import { members } from "../../store/schema/merchant.ts";
import type { StaffContext } from "../staff-context.ts";
import { asStaffOfMember, type Named } from "./as-staff-of-member.ts";

type Input = Named & { status: "active" | "blocked"; reason: string };

/**
 * Blocks an account and ends its sessions, or unblocks it. `reason` is for the audit. Refuses an account
 * that its owner closed (member_closed): nobody opens it again.
 */
export async function setMemberStatus(
  staff: StaffContext,
  { status, reason, ...named }: Input,
): Promise<void> {
  const action = status === "blocked" ? "memberBlock" : "memberUnblock";
  const entry = { action, details: { reason } };
  await asStaffOfMember(staff, named, entry, async (tx, member, writer) => {
    if (member.status === "closed") throw new Refusal("member_closed", { status: 409 });
    await tx
      .update(members)
      .set({ status })
      .where(and(eq(members.merchant, named.merchant), eq(members.id, member.id)));
    if (status === "blocked") await endSessions(writer, tx, member.id);
  });
}
