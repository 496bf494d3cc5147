import type { Gate } from "../core/gates.ts";

/** What an award is for. */
export const AWARD_KINDS = [
  "levelUpgrade",
  "levelWeek",
  "levelMonth",
  "birthday",
  "mission",
  "board",
  "draw",
  "bonus",
  "referral",
  "campaign",
  "rescue",
] as const;
export type AwardKind = (typeof AWARD_KINDS)[number];

/** The gifts of a member's level. */
export const LEVEL_GIFTS = [
  "levelUpgrade",
  "levelWeek",
  "levelMonth",
  "birthday",
] as const satisfies readonly AwardKind[];

/** REACHED waits to be issued; a reached award that expired is issued no more. */
export const AWARD_STATES = ["REACHED", "ISSUED", "TAKEN_BACK"] as const;

/** The gate of the law for each kind. */
export const GATE_OF_AWARD: Readonly<Record<AwardKind, Gate>> = {
  levelUpgrade: "vip",
  levelWeek: "vip",
  levelMonth: "vip",
  birthday: "vip",
  mission: "missions",
  board: "missions",
  draw: "draws",
  bonus: "welcomeBonus",
  referral: "referral",
  campaign: "draws",
  rescue: "welcomeBonus",
};
