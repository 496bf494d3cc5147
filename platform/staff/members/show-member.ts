import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { maskTarget } from "../../domain/members/mask-target.ts";
import { passwordDue } from "../../members/passwords/password-due.ts";
import { passkeys, totpSecrets } from "../../store/schema/factor.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";
import { payoutAccounts, withdrawPasswords } from "../../store/schema/payout.ts";
import { sessions } from "../../store/schema/session.ts";
import type { StaffContext } from "../staff-context.ts";
import { findNamed, type Named } from "./as-staff-of-member.ts";
import { LOCKED_DETAILS } from "./unlock-details.ts";

/** An account's state for customer service: no secrets, and no details in full. */
export type MemberFacts = {
  account: string;
  status: MemberRow["status"];
  type: number;
  registeredAt: Date;
  lastLoginAt: Date | null;
  email: string;
  phone: string;
  password: "set" | "given" | "expired" | "none";
  withdrawPassword: "set" | "none" | "locked";
  /** The details of LOCKED_DETAILS that are set, and those the member may correct now. */
  given: string[];
  unlocked: string[];
  sessions: number;
  passkeys: number;
  hasApp: boolean;
  payoutAccounts: number;
};

/** Shows an account to staff. Reading changes nothing and leaves no audit entry. */
export async function showMember(staff: StaffContext, named: Named): Promise<MemberFacts> {
  const { store, clock } = staff;
  const member = await findNamed(store, named);
  const merchant = await readMerchant(store, named.merchant);
  const now = clock.now();
  const { code } = merchant;
  return store.inMerchant(code, async (tx) => {
    const open = and(
      eq(sessions.merchant, code),
      eq(sessions.memberId, member.id),
      isNull(sessions.endedAt),
      gt(sessions.expiresAt, now),
    );
    const app = and(
      eq(totpSecrets.merchant, code),
      eq(totpSecrets.memberId, member.id),
      isNotNull(totpSecrets.confirmedAt),
    );
    const keys = and(eq(passkeys.merchant, code), eq(passkeys.memberId, member.id));
    const accounts = and(
      eq(payoutAccounts.merchant, code),
      eq(payoutAccounts.memberId, member.id),
      isNull(payoutAccounts.removedAt),
    );
    const [digits] = await tx
      .select()
      .from(withdrawPasswords)
      .where(and(eq(withdrawPasswords.merchant, code), eq(withdrawPasswords.memberId, member.id)));
    return {
      account: member.username,
      status: member.status,
      type: member.type,
      registeredAt: member.createdAt,
      lastLoginAt: member.lastLoginAt,
      ...contactsOf(member),
      password: passwordOf(member, passwordDue(merchant, member, now)),
      withdrawPassword: digitsOf(member, digits, now),
      given: Object.values(LOCKED_DETAILS)
        .flat()
        .filter((field) => member.profile[field]),
      unlocked: member.unlockedFields,
      sessions: await tx.$count(sessions, open),
      passkeys: await tx.$count(passkeys, keys),
      hasApp: (await tx.$count(totpSecrets, app)) > 0,
      payoutAccounts: await tx.$count(payoutAccounts, accounts),
    };
  });
}

function contactsOf({ email, emailVerifiedAt, phone, phoneVerifiedAt }: MemberRow) {
  const shown = (target: string | null, isProved: boolean) =>
    target ? `${maskTarget(target)}${isProved ? "" : " (not proved)"}` : "none";
  return {
    email: shown(email, emailVerifiedAt !== null),
    phone: shown(phone, phoneVerifiedAt !== null),
  };
}

function passwordOf({ passwordHash }: MemberRow, due: ReturnType<typeof passwordDue>) {
  if (!passwordHash) return "none";
  return due === "first" ? "given" : due === "expired" ? "expired" : "set";
}

type Digits = typeof withdrawPasswords.$inferSelect;

function digitsOf({ profile }: MemberRow, digits: Digits | undefined, now: Date) {
  if (digits?.lockedUntil && digits.lockedUntil > now) return "locked";
  return (digits?.hash ?? profile.paymentPasswordHash) ? "set" : "none";
}
