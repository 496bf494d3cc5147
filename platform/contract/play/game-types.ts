export const GAME_TYPES = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "LOTT",
  "ELOTT",
  "COCKFIGHT",
] as const;
export type GameType = (typeof GAME_TYPES)[number];
