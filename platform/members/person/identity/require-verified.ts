import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import type { IdentityState, VerifiedStep } from "../../../contract/members/verification-kinds.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { identityState, needsIdentity } from "../../../domain/person/identity-state.ts";
import { isIdentityAsked, newestVerification } from "./find-verification.ts";
import { identityTerms } from "./identity-terms.ts";

/**
 * The state of an identity that this step waits for, or null when nothing holds the member back. A
 * trial account has no identity and no money.
 */
export async function lackOfIdentity(
  context: Context,
  step: VerifiedStep,
): Promise<Exclude<IdentityState, "verified"> | null> {
  const { memberId, type } = requireActor(context);
  if (type === ACCOUNT_TYPE.trial) return null;
  const { verifyBefore } = await identityTerms(context);
  const { code } = context.merchant;
  const [isAsked, newest] = await context.store.reading(code, async (reader) => [
    await isIdentityAsked(reader, code, memberId),
    await newestVerification(reader, code, memberId),
  ]);
  // Money can be taken out without what an exclusion asks.
  const isNeeded = needsIdentity(step, verifyBefore) || (isAsked && step !== "withdrawal");
  if (!isNeeded) return null;
  const state = identityState(newest, context.clock.now());
  return state === "verified" ? null : state;
}

/**
 * Refuses with identity_required a member whose identity the place wants verified before this step.
 * The details carry its state.
 */
export async function requireVerified(context: Context, step: VerifiedStep): Promise<void> {
  const state = await lackOfIdentity(context, step);
  if (state) throw new Refusal("identity_required", { status: 403, details: { state } });
}
