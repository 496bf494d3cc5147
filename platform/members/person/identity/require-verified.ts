import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import type { VerifiedStep } from "../../../contract/members/verification-kinds.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { identityState, needsIdentity } from "../../../domain/person/identity-state.ts";
import { newestVerification } from "./find-verification.ts";
import { identityTerms } from "./identity-terms.ts";

/**
 * Refuses a member whose identity the place wants verified before this step, with identity_required.
 * The details carry the state. A trial account has no identity and no money.
 */
export async function requireVerified(context: Context, step: VerifiedStep): Promise<void> {
  const { memberId, type } = requireActor(context);
  if (type === ACCOUNT_TYPE.trial) return;
  const { verifyBefore } = await identityTerms(context);
  if (!needsIdentity(step, verifyBefore)) return;
  const { code } = context.merchant;
  const newest = await context.store.reading(code, (reader) =>
    newestVerification(reader, code, memberId),
  );
  const state = identityState(newest, context.clock.now());
  if (state !== "verified") {
    throw new Refusal("identity_required", { status: 403, details: { state } });
  }
}
