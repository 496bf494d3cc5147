import { EMBLEMS } from "#vendors/engines/tables/page/prize-sprite.ts";
import { PRIZE_COLOURS } from "#vendors/engines/tables/prize-colours.ts";
import { isEmblem, PRIZE_PAYS, type Prize } from "#vendors/engines/tables/rules/money-wheel.ts";
import { font } from "../draw/fonts.ts";
import { centred } from "../draw/lettering.ts";
import type { Paint } from "../draw/paint.ts";
import { polar } from "../draw/shapes.ts";
import { circle, filtered, num, path, radial, repeat } from "../draw/svg.ts";
import { gilt } from "./gilt.ts";
import { sector } from "./wheel.ts";

const TURN = Math.PI * 2;
/** Fewer and larger segments than the game's wheel has, in its colours. */
const SHOWN: readonly Prize[] =
  `crown one three one sun one three one moon one twenty-five one three
  one star one three one`
    .split(/\s+/)
    .map((name) => name as Prize);
const STEP = TURN / SHOWN.length;

/** The standing wheel of the shows; `turn` is where its first segment looks, `flapper` where it clicks. */
export function showWheelAt(
  paint: Paint,
  [x, y, r]: [x: number, y: number, r: number],
  flapper: number | null = -TURN / 4,
): string {
  const [goldDefs, gold] = gilt(paint);
  const [rimDefs, rim] = radial(paint, [
    [0.84, "#2a0f04"],
    [0.93, "#a85f26"],
    [1, "#3a1606"],
  ]);
  const first = flapper ?? -TURN / 4;
  const pieces = SHOWN.map((prize, at) => {
    const middle = first + at * STEP;
    const [tx, ty] = polar(x, y, r * 0.84, middle).split(" ");
    const [field, ink] = PRIZE_COLOURS[prize];
    const side = r * 0.17;
    const mark = isEmblem(prize)
      ? `<g transform="translate(${num(-side / 2)} ${num(-side / 2)}) scale(${(side / 100).toFixed(3)})" fill="${ink}">${EMBLEMS[prize]!.replaceAll("currentColor", ink)}</g>`
      : path(centred(font("titan"), String(PRIZE_PAYS[prize]), 0, r * 0.06, r * 0.17), ink);
    return (
      path(
        sector(x, y, r * 0.3, r, middle - STEP / 2, middle + STEP / 2),
        field,
        'stroke="#e9c35c" stroke-width="2.5"',
      ) +
      `<g transform="translate(${tx} ${ty}) rotate(${num((middle * 360) / TURN + 90)})">${mark}</g>`
    );
  });
  const ring = (count: number, shift: number, radius: number, size: number, fill: string) =>
    repeat(count, (at) => {
      const [lx, ly] = polar(x, y, radius, first + (at + shift) * (TURN / count)).split(" ");
      return circle(Number(lx), Number(ly), size, fill);
    });
  const degrees = num((first * 360) / TURN + 90);
  const tongue = path(
    `M-${num(r * 0.075)} ${num(-r * 1.2)}H${num(r * 0.075)}L${num(r * 0.02)} ${num(-r * 0.93)}H${num(-r * 0.02)}Z`,
    "#c2182f",
    'stroke="#fff" stroke-width="4" stroke-linejoin="round"',
  );
  return [
    goldDefs,
    rimDefs,
    filtered("lit", circle(x, y, r * 1.17, rim), circle(x, y, r * 1.03, gold)),
    circle(x, y, r, "#140a06"),
    ...pieces,
    ring(SHOWN.length, 0.5, r * 0.97, r * 0.024, "#fff3c4"),
    ring(32, 0, r * 1.1, r * 0.034, "#ffd35a"),
    ring(32, 0, r * 1.1, r * 0.02, "#fffbe0"),
    filtered("lit", circle(x, y, r * 0.3, gold), circle(x, y, r * 0.22, "#5e1230")),
    path(sector(x, y, r * 0.32, r, -2.7, -1.5), "#ffffff", 'opacity=".16"'),
    flapper === null
      ? ""
      : filtered(
          "lit",
          `<g transform="translate(${x} ${y}) rotate(${degrees})">${tongue}${circle(0, -r * 1.16, r * 0.07, gold)}</g>`,
        ),
  ].join("");
}
