import type { GameType } from "#platform/contract/play/game-types.ts";

/** The page that lists the games of each type, as the specification spells it. */
export const GAME_LISTS: Readonly<Record<GameType, string>> = {
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

/** True for types with a list; every "play" link leads to a list. */
export const hasList = (type: GameType) => type !== "COCKFIGHT";

/** The list that every "play" link leads to: slots, or the brand's first type. */
export function gamesPathOf(offered: readonly GameType[] | undefined): string {
  const hasSlots = !offered || offered.includes("RNG");
  return GAME_LISTS[(hasSlots ? undefined : offered.find(hasList)) ?? "RNG"];
}

/**
 * Keeps the items whose game type a brand offers, in the brand's order. When the brand names no
 * types, all items stay in their order.
 */
export function inBrandsOrder<T>(
  all: readonly T[],
  offered: readonly GameType[] | undefined,
  typeOf: (one: T) => string,
): T[] {
  if (!offered) return [...all];
  return offered.flatMap((type) => all.filter((one) => typeOf(one) === type));
}
