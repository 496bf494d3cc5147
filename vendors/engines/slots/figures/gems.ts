import { mix } from "../../shared/page/colour.ts";
import { type Draw, ground, shine, starPath } from "./draw.ts";

type Point = readonly [x: number, y: number];

/**
 * A cut stone seen from above: a table in the middle and a facet from each edge to it. Light comes
 * from the upper left, so every facet has a brightness of its own.
 */
function cut(outline: readonly Point[], colour: string, table = 0.52): Draw {
  return () => {
    const inner = outline.map(([x, y]): Point => [50 + (x - 50) * table, 50 + (y - 50) * table]);
    const next = (at: number) => (at + 1) % outline.length;
    const path = (...points: readonly Point[]) =>
      `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
    const facets = outline.map((point, at) => {
      const [first, second] = [point, outline[next(at)]!];
      const middle: Point = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
      const slope = Math.atan2(middle[1] - 50, middle[0] - 50);
      const facing = Math.cos(slope + Math.PI * 0.72);
      const tone = at % 2 ? facing * 0.72 : facing;
      return `<path d="${path(first, second, inner[next(at)]!, inner[at]!)}" fill="${lit(colour, tone)}" stroke="${lit(colour, 0.75)}" stroke-opacity=".55" stroke-width=".8"/>`;
    });
    const rim = path(...outline);
    const heart = inner.map((point, at) => {
      const tone = 0.15 + 0.55 * Math.sin((at * 2.4 * Math.PI) / inner.length + 0.6);
      return `<path d="${path(point, inner[next(at)]!, [50, 50])}" fill="${lit(colour, tone)}"/>`;
    });
    return `${ground(95, 28)}<path d="${rim}" fill="${mix(colour, "#000000", 0.55)}" stroke="${mix(colour, "#000000", 0.7)}" stroke-width="4" stroke-linejoin="round"/>${facets.join("")}${heart.join("")}<path d="${path(...inner)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.200"/>${shine(path(inner[0]!, inner[1]!, [50, 50], inner.at(-1)!), 0.34)}${shine(starPath(32, 30, 4, 13, 2.4), 0.95)}${shine(starPath(70, 66, 4, 7, 1.4), 0.85)}`;
  };
}

/** From -1 in shade to 1 in light. */
const lit = (colour: string, tone: number) =>
  tone > 0
    ? mix(colour, "#ffffff", Math.min(0.82, tone * 0.8))
    : mix(colour, "#0a0018", Math.min(0.6, -tone * 0.6));

const ring = (count: number, far: (at: number) => number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((at + turn) * 2 * Math.PI) / count - Math.PI / 2;
    return [50 + far(at) * Math.cos(angle), 50 + far(at) * Math.sin(angle)];
  });

const points = (text: string): Point[] =>
  text.split(" ").map((one) => one.split(",").map(Number) as unknown as Point);

export const ruby = cut(
  ring(12, () => 45, 0.5),
  "#e8123c",
);
export const sapphire = cut(
  ring(16, (at) => 33 + 13 * Math.abs(Math.cos((at * Math.PI) / 8)), 0),
  "#1f55f0",
  0.5,
);
export const emerald = cut(
  points("26,6 74,6 86,18 86,82 74,94 26,94 14,82 14,18"),
  "#0aa860",
  0.58,
);
export const amethyst = cut(points("50,5 78,22 92,50 78,78 50,95 22,78 8,50 22,22"), "#9a35e8");
export const topaz = cut(points("50,4 74,34 86,60 76,84 50,95 24,84 14,60 26,34"), "#ffa51f");
export const aquamarine = cut(points("20,14 80,14 96,40 50,96 4,40"), "#1cc7d8", 0.5);
export const garnet = cut(points("50,8 96,86 4,86"), "#d23a78", 0.42);

/** The brilliant from the side, as cards and signs draw it. */
export const diamond: Draw = () => {
  const facets: readonly [string, string][] = [
    ["M4 38L24 14H42L30 38Z", "#e9fbff"],
    ["M42 14H58L70 38H30Z", "#ffffff"],
    ["M58 14H76L96 38H70Z", "#9fdcff"],
    ["M4 38H30L50 94Z", "#b9ecff"],
    ["M30 38H70L50 94Z", "#5cc4ff"],
    ["M70 38H96L50 94Z", "#2382e0"],
    ["M24 14L30 38 42 14Z", "#c9f3ff"],
    ["M58 14L70 38 76 14Z", "#7fcfff"],
    ["M36 38L50 94 44 38Z", "#a6e2ff"],
  ];
  return `${ground(96, 18)}<path d="M24 14H76L96 38 50 94 4 38Z" fill="#0d4a9c" stroke="#0a2a6b" stroke-width="5" stroke-linejoin="round"/>${facets.map(([d, fill]) => `<path d="${d}" fill="${fill}"/>`).join("")}${shine("M28 17H72L75 21H25Z", 0.8)}${shine(starPath(26, 30, 4, 14, 2.6), 0.95)}${shine(starPath(74, 56, 4, 8, 1.6), 0.9)}`;
};
