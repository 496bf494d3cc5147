import type { StatusTone } from "#app/ui/data/status-chip.tsx";
import type { FundsStanding } from "#platform/contract/members/person/funds-kinds.ts";

/** The look of each state of the question where the money comes from. */
export const FUNDS_TONES: Readonly<Record<FundsStanding, StatusTone>> = {
  none: "soon",
  asked: "bad",
  answered: "soon",
  accepted: "open",
  refused: "bad",
  expired: "bad",
};
