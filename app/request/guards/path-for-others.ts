import { ACCOUNT_TYPE, isAgentType } from "#platform/contract/members/account-type.ts";
import type { Member } from "#platform/contract/members/auth.ts";
import { safePath } from "../redirects.ts";
import { isReading, loginAndBack } from "./guest-guard.ts";
import type { RouteGuard } from "./site-route.ts";

/**
 * The one page of the member centre that a trial account can open: it lists what the account lacks.
 */
const TRIAL_PAGE = "/member/securityCenter";

type Guard = Pick<RouteGuard, "who" | "keepsGuestWrites">;
type Visitor = Pick<Member, "type"> | null;

/**
 * Where a route redirects a visitor it does not let in; null for a visitor it lets in, and 404 for
 * one to whom the page does not exist.
 */
export function pathForOthers(
  guard: Guard,
  member: Visitor,
  request: Request,
): string | 404 | null {
  const { pathname, searchParams } = new URL(request.url);
  const isRead = isReading(request);
  const isTrial = member?.type === ACCOUNT_TYPE.trial;
  if (guard.who === "anyone") return null;
  if (guard.who === "newcomer") {
    // A trial account may still log in or sign up.
    return member && !isTrial && isRead ? safePath(searchParams.get("to")) : null;
  }
  if (!member) return guard.keepsGuestWrites && !isRead ? null : loginAndBack(request);
  if (guard.who === "member") return null;
  if (isTrial) return pathname === TRIAL_PAGE && isRead ? null : TRIAL_PAGE;
  return guard.who === "agent" && !isAgentType(member.type) ? 404 : null;
}
