import type { Setting } from "#vendors/catalogue/settings.ts";
import type { CatalogueGame } from "#vendors/catalogue/types.ts";
import type { Cast, Staging } from "./ensemble.ts";
import { arena } from "./scenes/arena.ts";
import { avenue } from "./scenes/avenue.ts";
import { candyland } from "./scenes/candyland.ts";
import { cave } from "./scenes/cave.ts";
import { circuit } from "./scenes/circuit.ts";
import { crash } from "./scenes/crash.ts";
import { desert } from "./scenes/desert.ts";
import { dice } from "./scenes/dice.ts";
import { dominoes } from "./scenes/dominoes.ts";
import { balls, drum } from "./scenes/draw.ts";
import { felt } from "./scenes/felt.ts";
import { harbour } from "./scenes/harbour.ts";
import { hunt } from "./scenes/hunt.ts";
import { jungle } from "./scenes/jungle.ts";
import { ludo } from "./scenes/ludo.ts";
import { meadow } from "./scenes/meadow.ts";
import { mines } from "./scenes/mines.ts";
import { pagoda } from "./scenes/pagoda.ts";
import { plaza } from "./scenes/plaza.ts";
import { plinko } from "./scenes/plinko.ts";
import { reef } from "./scenes/reef.ts";
import { reels } from "./scenes/reels.ts";
import { pit, ring } from "./scenes/ring.ts";
import { roulette, showWheel } from "./scenes/roulette.ts";
import type { Scene } from "./scenes/scene.ts";
import { space } from "./scenes/space.ts";
import { stadium } from "./scenes/stadium.ts";
import { stage } from "./scenes/stage.ts";
import { summit } from "./scenes/summit.ts";
import { temple } from "./scenes/temple.ts";
import { bingo, keno, pictureCards, scratch } from "./scenes/tickets.ts";
import { treasury } from "./scenes/treasury.ts";
import { volcano } from "./scenes/volcano.ts";

type Casting = { scene: Scene; cast: Cast; staging: Staging };

const scenes: Record<Setting, Scene> = {
  arena,
  avenue,
  balls,
  bingo,
  candyland,
  cave,
  circuit,
  crash,
  desert,
  dice,
  dominoes,
  drum,
  felt,
  harbour,
  hunt,
  jungle,
  keno,
  ludo,
  meadow,
  mines,
  pagoda,
  pictureCards,
  pit,
  plaza,
  plinko,
  reef,
  reels,
  ring,
  roulette,
  scratch,
  showWheel,
  space,
  stadium,
  stage,
  summit,
  temple,
  treasury,
  volcano,
};

/** Gems that are not blue. */
const hues: Record<string, number> = {
  "mina-esmeralda": -62,
  "galaxia-gema": 74,
  "gema-liquida": -32,
};

const stagings: Staging[] = ["trio", "duo", "tower", "orbit"];

function letterSum(text: string): number {
  return [...text].reduce((sum, char) => sum + char.charCodeAt(0), 0);
}

/** Chooses what a cover shows; games of one scene differ in how their players stand. */
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
