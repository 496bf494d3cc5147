import { z } from "zod";
import { GAME_TYPES } from "#platform/contract/play/game-types.ts";

/**
 * The parts a home page can have. "hero" is the banners, "topPrize" the day's largest prize, and
 * "pot" the pot that bets fill. "categories" are slot categories as tiles. Rows of games are
 * "popular", "fresh" (new), "shelf" (the next of the brand's categories) and "types" (every other
 * type). "winners" are recent winners, and "promises" three promises that the product keeps.
 */
export const HOME_PARTS = [
  "hero",
  "topPrize",
  "pot",
  "categories",
  "popular",
  "shelf",
  "fresh",
  "types",
  "winners",
  "promotions",
  "promises",
] as const;

export const homeSection = z.union([
  z.enum(HOME_PARTS),
  /** The row of one slot category, by its name in the lobby. */
  z.strictObject({ shelf: z.string() }),
  /** The row of one game type. */
  z.strictObject({ games: z.enum(GAME_TYPES) }),
]);
export type HomeSection = z.output<typeof homeSection>;

/** Every part except rows appears once; the banners hold the page's first heading. */
export const homeSections = z
  .array(homeSection)
  .refine((all) => all[0] === "hero", 'begin with "hero", which holds the page\'s heading')
  .refine((all) => {
    const once = all.map((one) => JSON.stringify(one)).filter((one) => one !== '"shelf"');
    return new Set(once).size === once.length;
  }, "name each section once");

/** The default sections, by the kind of the brand's hero. */
export const HOME: Readonly<Record<"plate" | "dock" | "promos" | "booth", readonly HomeSection[]>> =
  {
    plate: [
      ...(["hero", "topPrize", "popular", "categories", "shelf", "winners", "shelf"] as const),
      ...(["fresh", "types", "promises"] as const),
    ],
    dock: [
      ...(["hero", "categories", "popular", "shelf", "shelf", "fresh", "types"] as const),
      ...(["winners", "promises"] as const),
    ],
    promos: [
      ...(["hero", "promises", "popular", "categories", "shelf", "winners", "shelf"] as const),
      ...(["fresh", "types"] as const),
    ],
    booth: [
      ...(["hero", "promises", "popular", "categories", "shelf", "winners", "shelf"] as const),
      ...(["fresh", "types"] as const),
    ],
  };
