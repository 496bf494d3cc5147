import {
  type IdentityState,
  VERIFIED_STEPS,
  type VerificationState,
  type VerifiedStep,
} from "../../contract/members/verification-kinds.ts";

type Newest = { state: VerificationState; validUntil: Date | null };

const STATES: Readonly<Record<VerificationState, IdentityState>> = {
  PENDING: "pending",
  VERIFIED: "verified",
  REFUSED: "refused",
  EXPIRED: "expired",
};

/** How far an identity is known by its newest verification. A verified one lasts until its date. */
export function identityState(newest: Newest | undefined, now: Date): IdentityState {
  if (!newest) return "none";
  const isOver = newest.validUntil !== null && newest.validUntil <= now;
  return newest.state === "VERIFIED" && isOver ? "expired" : STATES[newest.state];
}

/** True when this step waits for a verified identity, as whatever follows `verifyBefore` does. */
export const needsIdentity = (step: VerifiedStep, verifyBefore: VerifiedStep | null): boolean =>
  verifyBefore !== null && VERIFIED_STEPS.indexOf(step) >= VERIFIED_STEPS.indexOf(verifyBefore);

/** After this many questions without an answer of the provider, staff may decide. */
export const ASKED_MOST = 4;

/** Pictures help staff with what is pending or was refused. */
export const maySend = (state: IdentityState): boolean =>
  state === "pending" || state === "refused";

/** A document that was refused or has run out may be replaced by another. */
export const mayCorrect = (state: IdentityState): boolean =>
  state === "refused" || state === "expired";
