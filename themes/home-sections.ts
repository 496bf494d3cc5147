import { z } from "zod";
import { GAME_TYPES } from "./game-types.ts";

/**
 * What a home page may be made of: the banners; the day's largest prize; the pot that bets fill;
 * kinds of slots as tiles; rows of games that are popular, of the next kind of the brand's
 * categories ("shelf"), new, or of every other type ("types"); who won lately; the merchant's
 * promotions; three promises that the product keeps ("promises").
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
  /** The row of one kind of slots, as the lobby names it. */
  z.strictObject({ shelf: z.string() }),
  /** The row of one type of games. */
  z.strictObject({ games: z.enum(GAME_TYPES) }),
]);
export type HomeSection = z.output<typeof homeSection>;

/** Every part but the rows stands once; the banners hold the page's first heading. */
export const homeSections = z
  .array(homeSection)
  .refine((all) => all[0] === "hero", 'begin with "hero", which holds the page\'s heading')
  .refine((all) => {
    const once = all.map((one) => JSON.stringify(one)).filter((one) => one !== '"shelf"');
    return new Set(once).size === once.length;
  }, "name each section once");

/** The sections where a brand says nothing, by the kind of its hero. */
export const HOME: Readonly<Record<"plate" | "dock" | "promos", readonly HomeSection[]>> = {
  plate: [
    ...(["hero", "topPrize", "categories", "popular", "shelf", "winners", "shelf"] as const),
    ...(["fresh", "types", "promises"] as const),
  ],
  dock: [
    ...(["hero", "categories", "popular", "shelf", "shelf", "fresh", "types"] as const),
    ...(["winners", "promises"] as const),
  ],
  promos: [
    ...(["hero", "promises", "categories", "popular", "shelf", "winners", "shelf"] as const),
    ...(["fresh", "types"] as const),
  ],
};
