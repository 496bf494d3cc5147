import type { GameType } from "#platform/contract/game-types.ts";

/** Where the games of each type are listed, as the specification spells it. */
const LISTS: Record<GameType, string> = {
  RNG: "/rngList",
  LIVE: "/liveList",
  FISH: "/fishList",
  PVP: "/pvpList",
  SPORTS: "/sports",
  ESPORTS: "/esports",
  LOTT: "/lott",
  ELOTT: "/elott",
  // There is no list of cockfights: the one vendor has one arena, which starts at once.
  COCKFIGHT: "/cockfight",
};

/** The pages of electronic games, which the vendors' cards lead to. */
const PAGES = { RNG: "/rng", LIVE: "/live", FISH: "/fish", PVP: "/pvp" } as const;

export const isElectronic = (gameType: GameType): gameType is keyof typeof PAGES =>
  gameType in PAGES;

export const listPathOf = (gameType: GameType): string => LISTS[gameType];

export const electronicPathOf = (gameType: keyof typeof PAGES): string => PAGES[gameType];

/** The game type that a path names: its last part upper-cased, without "List". */
export function gameTypeOf(pathname: string): GameType | undefined {
  const name = pathname.replace(/\/+$/, "").split("/").pop()?.toUpperCase() ?? "";
  const type = name.replace(/LIST$/, "");
  return type in LISTS ? (type as GameType) : undefined;
}
