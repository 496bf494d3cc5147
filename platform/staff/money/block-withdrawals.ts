import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { usernameKey } from "../../domain/members/username.ts";
import { members } from "../../store/schema/merchant.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

type Input = { merchant: string; username: string; isBlocked: boolean };

/** Blocks a member's withdrawals, or allows them again. Withdrawals under way continue. */
export async function blockWithdrawals(
  context: StaffContext,
  { merchant, username, isBlocked }: Input,
): Promise<void> {
  const action = isBlocked ? "blockWithdrawals" : "unblockWithdrawals";
  await asStaff(
    context,
    merchant,
    { action, details: { username }, changesPages: false },
    async (tx) => {
      const changed = await tx
        .update(members)
        .set({ withdrawalsBlockedAt: isBlocked ? context.clock.now() : null })
        .where(and(eq(members.merchant, merchant), eq(members.usernameKey, usernameKey(username))))
        .returning({ id: members.id });
      if (changed.length === 0) throw new Refusal("unknown_member", { status: 404 });
    },
  );
}
