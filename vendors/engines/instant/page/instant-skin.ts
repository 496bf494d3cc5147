import type { CatalogueGame } from "#vendors/catalogue/types.ts";
import { darkenFor, mix } from "#vendors/engines/shared/page/colour.ts";

/** A game's look, all of it derived from its row in the catalogue. */
export type InstantSkin = {
  name: string;
  font: CatalogueGame["font"];
  palette: CatalogueGame["palette"];
  /** Dark plates under white text. */
  plate: string;
  plateLine: string;
  /** The board's colour, which gives white text a contrast of 9 to 1. */
  board: string;
  boardDeep: string;
  /** The colour of what the player has marked, under white text. */
  mark: string;
  /** What balls, cells and numbers are made of: it goes with the letters of the title. */
  finish: Finish;
  /** What flies. */
  craft: Craft;
};

type Finish = "glass" | "metal" | "stone" | "candy";
export type Craft = "rocket" | "saucer" | "balloon" | "kite";

const FINISHES: Readonly<Record<CatalogueGame["font"], Finish>> = {
  lilita: "glass",
  russo: "metal",
  titan: "stone",
  luckiest: "candy",
};

/** By the icon that leads the cover. */
const CRAFTS: Readonly<Record<string, Craft>> = {
  "flying-saucer": "saucer",
  balloon: "balloon",
  kite: "kite",
};

export function instantSkinOf({ name, font, palette, icons }: CatalogueGame): InstantSkin {
  const [, middle, edge] = palette.backdrop;
  const plate = darkenFor(9, mix(edge, "#05030a", 0.35));
  return {
    name,
    font,
    palette,
    plate,
    plateLine: mix(plate, palette.ray, 0.28),
    board: darkenFor(9, mix(middle, edge, 0.45)),
    boardDeep: darkenFor(13, mix(edge, "#000000", 0.3)),
    mark: darkenFor(4.6, mix(palette.title[1], middle, 0.2)),
    finish: FINISHES[font],
    craft: CRAFTS[icons[0] ?? ""] ?? "rocket",
  };
}
