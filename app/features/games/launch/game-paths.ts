import type { GameType } from "#platform/contract/play/game-types.ts";
import { GAME_LISTS } from "#themes/game-types.ts";

/** The pages of electronic games, to which vendor cards link. */
const PAGES = { RNG: "/rng", LIVE: "/live", FISH: "/fish", PVP: "/pvp" } as const;

export const isElectronic = (gameType: GameType): gameType is keyof typeof PAGES =>
  gameType in PAGES;

export const listPathOf = (gameType: GameType): string => GAME_LISTS[gameType];

export const electronicPathOf = (gameType: keyof typeof PAGES): string => PAGES[gameType];

/** The game type of a path: its last segment in upper case, without "List". */
export function gameTypeOf(pathname: string): GameType | undefined {
  const name = pathname.replace(/\/+$/, "").split("/").pop()?.toUpperCase() ?? "";
  const type = name.replace(/LIST$/, "");
  return type in GAME_LISTS ? (type as GameType) : undefined;
}
