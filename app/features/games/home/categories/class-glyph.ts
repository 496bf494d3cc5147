import type { IconName } from "#app/ui/media/icon-name.ts";

const glyphs: Partial<Record<string, IconName>> = {
  BACCARAT: "spade",
  DRAGON: "flame",
  DICE: "dices",
  ROULETTE: "loader-pinwheel",
  CLASSIC: "cherry",
  OCEAN: "fish",
  ASIA: "origami",
  MYTH: "amphora",
  ADVENTURE: "compass",
  FIESTA: "party-popper",
  SWEETS: "candy",
  SPACE: "rocket",
  JEWELS: "gem",
  ANIMALS: "paw-print",
};

/** The one-colour sign of a class of games. A platform may add classes that have none. */
export const classGlyph = (code: string): IconName => glyphs[code] ?? "gamepad-2";
