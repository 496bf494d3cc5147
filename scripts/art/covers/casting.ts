import type { Setting } from "#vendors/catalogue/settings.ts";
import type { CatalogueGame } from "#vendors/catalogue/types.ts";
import type { Cast, Staging } from "../draw/ensemble.ts";
import { feasts } from "../scenes/feasts.ts";
import { games } from "../scenes/games.ts";
import { lands } from "../scenes/lands.ts";
import { places } from "../scenes/places.ts";
import type { Scene } from "../scenes/scene.ts";

type Casting = { scene: Scene; cast: Cast; staging: Staging };

const scenes: Record<Setting, Scene> = { ...places, ...lands, ...feasts, ...games };

/** Hue turns of the gems that are not blue. */
const hues: Record<string, number> = {
  "mina-esmeralda": -62,
  "galaxia-gema": 74,
  "gema-liquida": -32,
  "cometa-azul": 226,
};

const stagings: Staging[] = ["trio", "duo", "tower", "orbit"];

function letterSum(text: string): number {
  return [...text].reduce((sum, char) => sum + char.charCodeAt(0), 0);
}

/** Chooses the content of a cover. Games of one scene differ in the poses of their figures. */
export function casting(game: CatalogueGame): Casting {
  const [hero, left, right, ...extras] = game.icons;
  if (!hero || !left || !right) throw new Error(`${game.code} needs three icons`);
  const hue = hues[game.code];
  return {
    scene: scenes[game.setting],
    staging: stagings[letterSum(game.code) % stagings.length]!,
    cast: { hero, left, right, extras, ...(hue && { hue }) },
  };
}
