import type { Gate } from "../core/gates.ts";

/** The kinds of offers that a campaign may hold. */
export const CAMPAIGN_KINDS = ["bonus", "mission", "draw", "board"] as const;
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

/** APPROVED has two people's yes and waits for its start; ENDED is never started again. */
export const CAMPAIGN_STATES = [
  "DRAFT",
  "PROPOSED",
  "APPROVED",
  "RUNNING",
  "PAUSED",
  "ENDED",
] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** The gate of the law for each kind. */
export const GATE_OF_CAMPAIGN: Readonly<Record<CampaignKind, Gate>> = {
  bonus: "welcomeBonus",
  mission: "missions",
  draw: "draws",
  board: "missions",
};
