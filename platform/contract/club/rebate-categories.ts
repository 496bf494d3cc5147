import type { GameType } from "../play/game-types.ts";

/** The categories whose valid bet is given back in part. Lotteries have rebates of their own. */
export const REBATE_CATEGORIES = ["slots", "live", "sports", "fish", "pvp", "cockfight"] as const;
export type RebateCategory = (typeof REBATE_CATEGORIES)[number];

/** The game types of each category. */
export const GAMES_OF_REBATE: Readonly<Record<RebateCategory, readonly GameType[]>> = {
  slots: ["RNG"],
  live: ["LIVE"],
  sports: ["SPORTS", "ESPORTS"],
  fish: ["FISH"],
  pvp: ["PVP"],
  cockfight: ["COCKFIGHT"],
};

/** Hundredths of a percent of the valid bet; a category without one gives nothing back. */
export type RebateRates = Partial<Record<RebateCategory, number>>;
