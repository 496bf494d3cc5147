import type { GameType } from "../play/game-types.ts";

/** What a place's policy allows or refuses as a whole. The site offers nothing that is refused. */
export const GATES = [
  "registration",
  "play",
  "demoPlay",
  "sports",
  "liveBetting",
  "lottery",
  "pvp",
  "cockfight",
  "autoplay",
  "turbo",
  "agents",
  "agentPay",
  "transfersFromAgent",
  "transfersToAgent",
  "welcomeBonus",
  "referral",
  "vip",
  "points",
  "missions",
  "draws",
  "jackpot",
  "inventedJackpot",
  "winnersTicker",
  "promotionalPopup",
  "rememberMe",
  "crypto",
  "creditCard",
] as const;
export type Gate = (typeof GATES)[number];

/** The gate of each game type, besides "play". */
export const GATE_OF_TYPE: Readonly<Record<GameType, Gate>> = {
  RNG: "play",
  LIVE: "play",
  FISH: "play",
  PVP: "pvp",
  SPORTS: "sports",
  ESPORTS: "sports",
  COCKFIGHT: "cockfight",
  LOTT: "lottery",
  ELOTT: "lottery",
};
