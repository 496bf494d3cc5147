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
  icons: { W: string; S: string; H1: string; H2: string; H3: string; H4: string };
};

/** The skin of a slot; null for any other game. */
export function skinOf(game: CatalogueGame): Skin | null {
  if (!game.symbols || game.gameType !== "RNG") return null;
  const [H1, H2, H3, H4] = game.symbols.high;
  const plate = darkenFor(9, mix(game.palette.backdrop[2], "#05030a", 0.35));
  return {
    code: game.code,
    name: game.name,
    scenery: sceneryKindOf(game),
    font: game.font,
    palette: game.palette,
    plate,
    plateLine: mix(plate, game.palette.ray, 0.28),
    icons: { W: game.symbols.wild, S: game.symbols.scatter, H1, H2, H3, H4 },
  };
}
