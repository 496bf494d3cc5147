import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { tellOfChange } from "../../core/outbox/tell-member.ts";
import { withdrawPasswords } from "../../store/schema/payout.ts";
import type { StaffContext } from "../staff-context.ts";
import { asStaffOfMember, type Named } from "./as-staff-of-member.ts";

/**
 * Ends a member's withdraw digits and their lock. The member sets new ones after a proof, and
 * withdrawals accept them a day later. Refuses with withdraw_password_unset when none are set.
 */
export async function endWithdrawPassword(staff: StaffContext, named: Named): Promise<void> {
  const entry = { action: "withdrawPasswordEnd" };
  await asStaffOfMember(staff, named, entry, async (tx, member, writer) => {
    const own = { merchant: named.merchant, memberId: member.id };
    const [known] = await tx
      .select({ hash: withdrawPasswords.hash })
      .from(withdrawPasswords)
      .where(
        and(
          eq(withdrawPasswords.merchant, own.merchant),
          eq(withdrawPasswords.memberId, own.memberId),
        ),
      )
      .for("update");
    const hash = known?.hash ?? member.profile.paymentPasswordHash;
    if (!hash) throw new Refusal("withdraw_password_unset", { status: 409 });
    const ended = { hash: "", failures: 0, lockedUntil: null, changedAt: staff.clock.now() };
    await tx
      .insert(withdrawPasswords)
      .values({ ...own, ...ended })
      .onConflictDoUpdate({
        target: [withdrawPasswords.merchant, withdrawPasswords.memberId],
        set: ended,
      });
    await tellOfChange(writer, tx, member.id, "withdrawPasswordEnded");
  });
}
