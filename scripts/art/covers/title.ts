import type { CatalogueGame } from "#vendors/catalogue/types.ts";
import { font } from "../draw/fonts.ts";
import { letterPath, textWidth, type Warp } from "../draw/lettering.ts";
import type { Paint } from "../draw/paint.ts";
import { linear, path, stroke } from "../draw/svg.ts";

const WIDTH_MAX = 510;
const CENTER = 300;
/** The top of the title zone, the lowest 27 % of 800. Accents of the first line may touch it. */
const ZONE_TOP = 592;

/** Splits a name into one or two lines of about the same length. */
export function titleLines(name: string): string[] {
  const words = name.toLocaleUpperCase("es").split(" ");
  if (words.length === 1) return words;
  let best = [words[0]!, words.slice(1).join(" ")];
  for (let cut = 2; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    if (Math.max(...lines.map(length)) < Math.max(...best.map(length))) best = lines;
  }
  return best;
}

const length = (line: string): number => line.length;

/** Lettering on a cover is drawn, not typed: it swells, arches or leans a little. */
const warps: Warp[] = [
  (x, y) => [x, y + ((x - CENTER) / 270) ** 2 * 16],
  (x, y) => [x, y - 6 + (y - 690) * (0.06 - 0.12 * ((x - CENTER) / 270) ** 2)],
  (x, y) => [x + (690 - y) * 0.1, y - (x - CENTER) * 0.035],
  (x, y) => [x, y - ((x - CENTER) / 270) ** 2 * 10 + 4],
];

/** The title in the lowest 27 %, at least 36 from the sides and 40 from the floor. */
export function title(paint: Paint, game: CatalogueGame): string {
  const face = font(game.font);
  const lines = titleLines(game.name);
  const warp = warps[Math.floor(paint.random() * warps.length)]!;
  const wanted = lines.length === 1 ? 112 : 84;
  const sizes = lines.map((line) => {
    const width = textWidth(face, line, wanted);
    return wanted * Math.min(1, WIDTH_MAX / width);
  });
  const floor = lines.length === 1 ? 724 : 750;
  const shapes = lines.map((line, at) => {
    const size = sizes[at]!;
    const y = at === lines.length - 1 ? floor : floor - Math.max(66, sizes[1]! * 0.9);
    const x = CENTER - textWidth(face, line, size) / 2;
    return letterPath(face, line, { x, y: Math.max(y, ZONE_TOP + size * 0.86), size }, warp);
  });
  const all = shapes.join("");
  const [fillDefs, fill] = linear(paint, [
    [0.15, game.palette.title[0]],
    [0.9, game.palette.title[1]],
  ]);
  const [glossDefs, gloss] = linear(paint, [
    [0, "#ffffff", 0.85],
    [0.46, "#ffffff", 0.12],
    [0.5, "#ffffff", 0],
  ]);
  const edge = game.palette.titleEdge;
  return [
    fillDefs,
    glossDefs,
    stroke(all, "#000000", 26, 'opacity=".4" transform="translate(0 12)" filter="url(#blur2)"'),
    stroke(all, edge, 20, 'transform="translate(0 9)"'),
    stroke(all, edge, 19),
    stroke(all, paint.tone, 8, 'opacity=".55"'),
    ...shapes.map((shape) => path(shape, fill)),
    ...shapes.map((shape) => path(shape, gloss)),
  ].join("");
}
