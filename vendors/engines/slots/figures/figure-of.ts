import type { FigureName } from "#vendors/catalogue/figures.ts";
import * as cards from "./cards.ts";
import type { Draw } from "./draw.ts";
import * as fruits from "./fruits.ts";
import * as gems from "./gems.ts";
import * as luck from "./luck.ts";
import * as neon from "./neon.ts";

const DRAWINGS: Readonly<Record<FigureName, Draw>> = {
  star: fruits.star,
  watermelon: fruits.watermelon,
  grapes: fruits.grapes,
  plum: fruits.plum,
  orange: fruits.orange,
  lemon: fruits.lemon,
  strawberry: fruits.strawberry,
  cherries: fruits.cherries,
  diamond: gems.diamond,
  seven: luck.seven,
  "three-bars": luck.threeBars,
  bell: luck.bell,
  bar: luck.bar,
  horseshoe: luck.horseshoe,
  clover: luck.clover,
  "crown-card": cards.crownCard,
  "sun-card": cards.sunCard,
  "moon-card": cards.moonCard,
  "heart-card": cards.heartCard,
  "rose-card": cards.roseCard,
  "cactus-card": cards.cactusCard,
  "star-card": cards.starCard,
  "bell-card": cards.bellCard,
  "neon-bolt": neon.neonBolt,
  "neon-seven": neon.neonSeven,
  "neon-burger": neon.neonBurger,
  "neon-shake": neon.neonShake,
  "neon-coffee": neon.neonCoffee,
  "neon-cherries": neon.neonCherries,
  "neon-note": neon.neonNote,
  "neon-star": neon.neonStar,
  ruby: gems.ruby,
  sapphire: gems.sapphire,
  emerald: gems.emerald,
  amethyst: gems.amethyst,
  topaz: gems.topaz,
  aquamarine: gems.aquamarine,
  garnet: gems.garnet,
};

/** A figure as the inside of an SVG of 100 by 100. Its ids begin with its name. */
export const figureOf = (name: FigureName): string => DRAWINGS[name](`figure-${name}`);
