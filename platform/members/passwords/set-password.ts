import { and, eq, isNull } from "drizzle-orm";
import { record } from "../../core/audit/record.ts";
import type { Context, Merchant } from "../../core/context.ts";
import { tellOfPassword } from "../../core/outbox/tell-member.ts";
import type { Transaction } from "../../store/open-store.ts";
import { resetLinks } from "../../store/schema/factor.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { members } from "../../store/schema/merchant.ts";
import { endSessions } from "../auth/end-sessions.ts";
import { distrustDevices } from "../challenge/device.ts";

type Change = { passwordHash: string; action: "passwordChange" | "passwordReset" };

/**
 * Sets the password that the member chose. The owner gets a message, in case a thief set it. Every
 * session, link and trusted device of the old password ends.
 */
export async function setPassword(
  context: Context,
  tx: Transaction,
  member: MemberRow,
  { passwordHash, action }: Change,
): Promise<MemberRow> {
  const changed = await putPassword(context, tx, member, { passwordHash, isGiven: false });
  await record(context, tx, { action, memberId: member.id });
  await tellOfPassword(context, tx, member);
  return changed;
}

/**
 * Replaces the password. Every session ends, open reset links become invalid and no device is
 * trusted. `isGiven`: staff chose the password.
 */
export async function putPassword(
  { merchant, clock }: Pick<Context, "clock"> & { merchant: Pick<Merchant, "code"> },
  tx: Transaction,
  member: MemberRow,
  { passwordHash, isGiven }: { passwordHash: string; isGiven: boolean },
): Promise<MemberRow> {
  const now = clock.now();
  const [changed] = await tx
    .update(members)
    .set({ passwordHash, passwordChangedAt: now, isPasswordGiven: isGiven })
    .where(and(eq(members.merchant, merchant.code), eq(members.id, member.id)))
    .returning();
  await endSessions({ merchant, clock }, tx, member.id);
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
  await distrustDevices({ merchant }, tx, member.id);
  return changed!;
}
