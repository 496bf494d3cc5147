import type { CatalogueGame } from "#vendors/catalogue/types.ts";
import { kitOf } from "#vendors/engines/slots/materials/kit-of.ts";
import { skinOf } from "#vendors/engines/slots/page/skin.ts";
import { vignette } from "../draw/air.ts";
import { lights } from "../draw/lights.ts";
import { createPaint } from "../draw/paint.ts";
import { casting } from "./casting.ts";
import { title } from "./title.ts";

/** The cover of a game as one SVG document, 600 by 800, bleeding to the edges. */
export function cover(game: CatalogueGame): string {
  const paint = createPaint(game.code, game.palette);
  const skin = skinOf(game);
  const made = skin && "icons" in skin.symbols && { skin, material: skin.symbols.material };
  if (made) paint.worked = { material: made.material, figures: game.icons };
  const { scene, cast, staging } = casting(game);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 600 800" width="600" height="800">',
    `<defs>${lights(paint)}${made ? kitOf(made.material).defs(made.skin) : ""}</defs>`,
    scene(paint, cast, staging),
    vignette(paint),
    title(paint, game),
    "</svg>",
  ].join("");
}
