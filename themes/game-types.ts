import { z } from "zod";

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

/** What a brand offers, in its order. The search and half of the site lead to the slots. */
export const gameTypes = z
  .array(z.enum(GAME_TYPES))
  .refine((all) => all.includes("RNG"), "RNG may not be missing: the search leads to its list")
  .refine((all) => new Set(all).size === all.length, "name each type once");

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
