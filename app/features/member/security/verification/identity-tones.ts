import type { StatusTone } from "#app/ui/data/status-chip.tsx";
import type { IdentityState } from "#platform/contract/members/verification-kinds.ts";

/** The look of each state of an identity. */
export const IDENTITY_TONES: Readonly<Record<IdentityState, StatusTone>> = {
  none: "soon",
  pending: "soon",
  verified: "open",
  refused: "bad",
  expired: "bad",
};
