import type { PASSWORD_DUE } from "../../contract/members/passwords.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { hasFlag } from "../../domain/core/whitelabel.ts";
import type { MemberRow } from "../../store/schema/merchant.ts";

export type PasswordDue = (typeof PASSWORD_DUE)[number];
type Password = Pick<MemberRow, "isPasswordGiven" | "passwordChangedAt" | "createdAt">;

/** How long a password set by staff stays valid. */
export const GIVEN_PASSWORD_HOURS = 72;
const STANDARD_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/**
 * Why a member must choose a password first. Either staff set it, or it is older than the
 * merchant's setting `passwordDays` while PWDEXPFORCECHANGE3 is on.
 */
export function passwordDue(
  merchant: Pick<MerchantRow, "whitelabel" | "settings">,
  member: Password,
  now: Date,
): PasswordDue | null {
  if (member.isPasswordGiven) return "first";
  if (!hasFlag(merchant.whitelabel, "PWDEXPFORCECHANGE3")) return null;
  const days = Number(merchant.settings.passwordDays ?? STANDARD_DAYS);
  const since = member.passwordChangedAt ?? member.createdAt;
  return now.getTime() - since.getTime() > days * DAY_MS ? "expired" : null;
}

/** True when a password set by staff was not used in time. */
export function isGivenPasswordOver(member: Password, now: Date): boolean {
  const { isPasswordGiven, passwordChangedAt } = member;
  if (!isPasswordGiven || !passwordChangedAt) return false;
  return now.getTime() - passwordChangedAt.getTime() > GIVEN_PASSWORD_HOURS * 3_600_000;
}
