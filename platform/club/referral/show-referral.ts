import { and, eq, inArray, sql } from "drizzle-orm";
import type { referralShow } from "../../contract/club/referral.ts";
import { isAgentType } from "../../contract/members/account-type.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { notAllowed, policyFor } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import type { ReferralTerms } from "../../core/merchant/config/referral-terms.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import { isGiftPaused } from "../../members/protection/breaks/is-gift-paused.ts";
import { periodsAt } from "../../members/protection/limits/deposit-use.ts";
import { affiliateCodes, invitations } from "../../store/schema/invitation.ts";
import { referrals } from "../../store/schema/referral.ts";
import { heldMultiple } from "../awards/held-multiple.ts";

/** The member's invitation code with the terms of now; what is under way keeps the terms of its day. */
export async function showReferral(context: Context): Promise<ValueOf<typeof referralShow>> {
  const { memberId, type } = requireRealAccount(context);
  const policy = await policyFor(context);
  if (!policy.allows.referral) throw notAllowed("referral");
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const now = clock.now();
  return store.reading(code, async (reader) => {
    const { terms } = await configAt(reader, code, "referral", now);
    const [own] = await reader
      .select({ code: affiliateCodes.code })
      .from(affiliateCodes)
      .where(
        and(
          eq(affiliateCodes.merchant, code),
          eq(affiliateCodes.memberId, memberId),
          eq(affiliateCodes.kind, "member"),
          eq(affiliateCodes.isActive, true),
        ),
      );
    const { month } = await periodsAt(reader, code, now);
    return {
      code: own?.code ?? null,
      terms: terms.referral && !isAgentType(type) ? shownTerms(terms.referral, policy) : null,
      isPaused: await isGiftPaused(reader, { merchant: code, memberId }, now),
      invited: await reader.$count(
        invitations,
        and(eq(invitations.merchant, code), eq(invitations.invitedBy, memberId)),
      ),
      thisMonth: await reader.$count(
        referrals,
        and(
          eq(referrals.merchant, code),
          eq(referrals.inviter, memberId),
          inArray(referrals.state, ["HELD", "REACHED"]),
          sql`${referrals.reachedAt} >= ${month.from.toISOString()}::timestamptz`,
        ),
      ),
    };
  });
}

const shownTerms = ({ wagering, ...terms }: ReferralTerms, policy: Policy) => ({
  ...terms,
  multiple: heldMultiple(wagering, policy),
});
