import { and, eq } from "drizzle-orm";
import type { profile as profileCall } from "../../contract/members/profile.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { maskTarget } from "../../domain/members/mask-target.ts";
import { members } from "../../store/schema/merchant.ts";
import { withdrawPasswords } from "../../store/schema/payout.ts";
import { lastVisit } from "../sessions/last-visit.ts";
import { isLocked, readProfileRules } from "./profile-fields.ts";
import { openProfile } from "./seal-profile.ts";

type Row = typeof members.$inferSelect;

/** The content of a member's own account page. */
export async function getProfile(context: Context): Promise<ValueOf<typeof profileCall>> {
  const actor = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const rules = await readProfileRules(context);
  const [rows, visit] = await store.reading(merchant.code, async (reader) => [
    await reader
      .select({ member: members, withdraw: withdrawPasswords })
      .from(members)
      .leftJoin(
        withdrawPasswords,
        and(
          eq(withdrawPasswords.merchant, members.merchant),
          eq(withdrawPasswords.memberId, members.id),
        ),
      )
      .where(and(eq(members.merchant, merchant.code), eq(members.id, actor.memberId))),
    await lastVisit(context, reader, actor),
  ]);
  const [found] = rows;
  if (!found) throw new Refusal("not_logged_in", { status: 401 });
  const { member, withdraw } = found;
  const known = openProfile(context, member.id, member.profile);
  const now = clock.now();
  const future = (at?: Date | null) => (at && at > now ? at.getTime() : null);
  return {
    account: member.username,
    nickname: member.nickname,
    avatar: member.avatar,
    registeredAt: member.createdAt.getTime(),
    ageMin: rules.ageMin,
    payeeName: known.payeeName ?? "",
    birthday: known.birthday ?? "",
    isPayeeNameLocked: isLocked("payeeName", member),
    isBirthdayLocked: isLocked("birthday", member),
    fields: rules.labels.map(({ enabled: _, acceptedPattern: __, ...rule }) => ({
      ...rule,
      value: known[rule.field] ?? "",
      isLocked: isLocked(rule.field, member),
    })),
    ...contactsOf(member, known),
    hasWithdrawPassword: Boolean(withdraw?.hash ?? known.paymentPasswordHash),
    withdrawLockedUntil: future(withdraw?.lockedUntil),
    withdrawUsableAt: future(withdraw?.usableAt),
    lastVisit: visit,
  };
}

/** An unproved address from registration is shown as unproved. */
function contactsOf(member: Row, known: Record<string, string>) {
  const email = member.email ?? known.email;
  const { phone } = member;
  return {
    email: email
      ? { masked: maskTarget(email), isVerified: member.emailVerifiedAt !== null }
      : null,
    phone: phone
      ? { masked: maskTarget(phone), isVerified: member.phoneVerifiedAt !== null }
      : null,
  };
}
