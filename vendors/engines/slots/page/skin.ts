import type { Figures } from "#vendors/catalogue/figures.ts";
import type { Material } from "#vendors/catalogue/materials.ts";
import type { CatalogueGame } from "#vendors/catalogue/types.ts";
import { darkenFor, mix } from "../../shared/page/colour.ts";
import { type SceneryKind, sceneryKindOf } from "./scenery-kinds.ts";

/** A game's look, all of it derived from its row in the catalogue. */
export type Skin = {
  code: string;
  name: string;
  scenery: SceneryKind;
  font: CatalogueGame["font"];
  palette: CatalogueGame["palette"];
  /** Dark plates that give white text a contrast of 7 to 1. */
  plate: string;
  plateLine: string;
  /** What the reels show: icons and the letters A to J of one material, or drawn figures. */
  symbols: { icons: Icons; material: Material } | { figures: Figures };
  /** The first two figures of the cover, as icons; null for a classic, whose best symbols stand in. */
  heroes: readonly [string, string] | null;
};

/** By symbol. */
export type Icons = Readonly<Record<"W" | "S" | "H1" | "H2" | "H3" | "H4", string>>;

/** The skin of a slot; null for any other game. */
export function skinOf(game: CatalogueGame): Skin | null {
  const symbols = symbolsOf(game);
  if (!symbols || game.gameType !== "RNG") return null;
  const plate = darkenFor(9, mix(game.palette.backdrop[2], "#05030a", 0.35));
  return {
    code: game.code,
    name: game.name,
    scenery: sceneryKindOf(game),
    font: game.font,
    palette: game.palette,
    plate,
    plateLine: mix(plate, game.palette.ray, 0.28),
    symbols,
    heroes: "figures" in symbols ? null : [game.icons[0]!, game.icons[1]!],
  };
}

function symbolsOf({
  symbols,
  figures,
  material = "enamel",
}: CatalogueGame): Skin["symbols"] | null {
  if (figures) return { figures };
  if (!symbols) return null;
  const [H1, H2, H3, H4] = symbols.high;
  return { icons: { W: symbols.wild, S: symbols.scatter, H1, H2, H3, H4 }, material };
}

/** The ground of the reels: at their ends, and in the middle where it is lightest. */
export function reelsOf({ scenery, palette }: Skin): { end: string; middle: string } {
  if (scenery === "arcade" || scenery === "sweet") return { end: "#d9c9ae", middle: "#fffaf0" };
  const [, middle, edge] = palette.backdrop;
  if (scenery === "reef") return { end: edge, middle };
  const end = mix(edge, "#000000", 0.25);
  return { end, middle: mix(end, middle, 0.45) };
}
