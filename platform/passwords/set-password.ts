import { and, eq, isNull } from "drizzle-orm";
import type { MemberRow } from "../account/to-member.ts";
import { record } from "../audit/record.ts";
import { endSessions } from "../auth/end-sessions.ts";
import { distrustDevices } from "../challenge/device.ts";
import type { Context } from "../context.ts";
import { tellOfPassword } from "../outbox/tell-member.ts";
import type { Transaction } from "../store/open-store.ts";
import { resetLinks } from "../store/schema/factor.ts";
import { members } from "../store/schema/merchant.ts";

type Change = { passwordHash: string; action: "passwordChange" | "passwordReset" };

/**
 * Gives a member a new password: every session ends, open links to a new password are worth
 * nothing, no device is trusted any more, and the owner is told, in case it was somebody else.
 */
export async function setPassword(
  context: Context,
  tx: Transaction,
  member: MemberRow,
  { passwordHash, action }: Change,
): Promise<MemberRow> {
  const { merchant, clock } = context;
  const now = clock.now();
  const [changed] = await tx
    .update(members)
    .set({ passwordHash, passwordChangedAt: now, isPasswordGiven: false })
    .where(and(eq(members.merchant, merchant.code), eq(members.id, member.id)))
    .returning();
  await endSessions(context, tx, member.id);
  await tx
    .update(resetLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(resetLinks.merchant, merchant.code),
        eq(resetLinks.memberId, member.id),
        isNull(resetLinks.usedAt),
      ),
    );
  await distrustDevices(context, tx, member.id);
  await record(context, tx, { action, memberId: member.id });
  await tellOfPassword(context, tx, member);
  return changed!;
}
