/** The platform's types of games, as its contract spells them; a test holds the two lists together. */
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

type GameType = (typeof GAME_TYPES)[number];

/** Where the games of each type are listed, as the specification spells it. */
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

/** All that says "play" leads to a list. */
export const hasList = (type: GameType) => type !== "COCKFIGHT";

/** The list that all that says "play" leads to: the slots', else the brand's first. */
export function gamesPathOf(offered: readonly GameType[] | undefined): string {
  const hasSlots = !offered || offered.includes("RNG");
  return GAME_LISTS[(hasSlots ? undefined : offered.find(hasList)) ?? "RNG"];
}

/**
 * Of things that each belong to a type of games, those whose type a brand offers, in its order;
 * all as they come where the brand says nothing.
 */
export function inBrandsOrder<T>(
  all: readonly T[],
  offered: readonly GameType[] | undefined,
  typeOf: (one: T) => string,
): T[] {
  if (!offered) return [...all];
  return offered.flatMap((type) => all.filter((one) => typeOf(one) === type));
}
