import { codeOf } from "../code-of.ts";
import { FIGURE_SYMBOLS, FIGURES, type FigureName, type Figures } from "../figures.ts";
import { readLooks, readTable } from "../read-table.ts";
import type { CatalogueGame } from "../types.ts";

/** What players type who look for a slot of the old kind, in both languages. */
const KIND_WORDS = "clásicos classics 3 tres rodillos 3 three reels";

/**
 * The classics, a game a line: name | vendor palette font release setting | figures | words. The
 * figures are the wild and seven others, highest pay first. The cover shows them in this order
 * after the best of the seven, or the one with a star.
 */
const TABLE = `
  Clásico de Frutas | LUCIERNA jungle lilita 2026-11-12 orchard | star watermelon grapes plum orange lemon strawberry *cherries | frutas fruits
  Siete Clásico | CANTERA9 wine titan 2026-11-05 cabinet | diamond seven three-bars bell bar horseshoe clover cherries | sietes sevens bar campanas bells
  Corre y Se Va | TEPOZAN sunset luckiest 2026-10-29 cardFan | crown-card sun-card heart-card moon-card rose-card cactus-card star-card bell-card | mexicana sol luna
  Neón 24 Horas | LUCIERNA cosmos russo 2026-10-22 neonSign | neon-bolt neon-seven neon-burger *neon-shake neon-coffee neon-cherries neon-note neon-star | cafetería diner
  Tres Quilates | OLAVIVA royal lilita 2026-10-15 gemRing | diamond ruby sapphire emerald amethyst topaz aquamarine garnet | gemas gems joyas jewels
`;

export const threeReelSlots: CatalogueGame[] = readTable(TABLE).map(
  ({ name, facts, icons, lead, more }) => {
    const [vendor = "", palette = "", font = "", releasedAt = "", setting = ""] = facts;
    const [wild, ...others] = icons.map((one) => figureCalled(name, one));
    if (!wild || icons.length !== FIGURE_SYMBOLS.length) throw new Error(`${name} needs 8 figures`);
    const first = lead ? figureCalled(name, lead) : others[0]!;
    const rest = [wild, ...others].filter((one) => one !== first);
    return {
      code: codeOf(name),
      name,
      vendor,
      gameType: "RNG",
      gameClassify: "CLASSIC",
      ...readLooks(name, { palette, font, setting }),
      icons: [first, ...rest].map((one) => `figure:${one}`),
      figures: Object.fromEntries(
        FIGURE_SYMBOLS.map((symbol, at) => [symbol, [wild, ...others][at]]),
      ) as Figures,
      otherNames: `${KIND_WORDS} ${more}`,
      releasedAt,
    };
  },
);

function figureCalled(game: string, name: string): FigureName {
  const known = FIGURES.find((one) => one === name);
  if (!known) throw new Error(`${game}: no figure is called ${name}`);
  return known;
}
