import type { Paint } from "../draw/paint.ts";
import { petals, star } from "../draw/shapes.ts";
import { circle, filtered, group, path, rect, repeat, stroke } from "../draw/svg.ts";
import { emoji, glyph, type Place } from "../icons.ts";
import { ball, ballTints } from "../props/ball.ts";
import { sunSymbol } from "./alba-sun.ts";

/** A drawing about 100 wide around the origin. */
type Draw = (paint: Paint) => string;

const flower = (outer: number, count: number, fill: string) =>
  path(petals(0, 0, { base: outer * 0.3, long: outer, short: outer * 0.86 }, count), fill);

/** The flower of the dead's feast, in three rings of petals. */
const marigold: Draw = () =>
  flower(52, 22, "#D9480F") +
  flower(42, 18, "#F97316") +
  flower(30, 14, "#FFA629") +
  flower(18, 10, "#FFD45E") +
  circle(0, 0, 5, "#C2410C");

/** A sheet of cut paper on its string. */
const papel =
  (fill: string): Draw =>
  () => {
    const [lobes, width] = [6, 15];
    const foot = repeat(lobes, () => `a${width / 2} 9 0 0 1 ${-width} 0`);
    const petal = (turn: number) =>
      `<path d="M0 -9q6 -9 0 -19q-6 10 0 19Z" transform="rotate(${turn})"/>`;
    const cut = repeat(8, (at) => petal(at * 45));
    const corners = [-1, 1]
      .map((side) => `<path d="M${side * 34} -30l5 8-5 8-5-8ZM${side * 34} 12l5 8-5 8-5-8Z"/>`)
      .join("");
    return (
      path(`M-45 -40H45V30${foot}Z`, fill) +
      `<g fill="#8E0A22" opacity=".82">${cut}${corners}${rect(-30, 32, 60, 3, "#8E0A22", 'rx="1.5"')}</g>` +
      circle(0, 0, 6, "#8E0A22", 'opacity=".82"') +
      stroke("M-54 -44Q0 -36 54 -44", "#FFE9B8", 3)
    );
  };

const METAL = "#E3C27A";
const lozenge = (half: number) => `M0 ${-half * 1.2}L${half} 0L0 ${half * 1.2}L${-half} 0Z`;

/** The salon's chip: felt, gold marks at the edge and the house's lozenge. */
const houseChip: Draw = () => {
  const ring = (r: number, width: number, more = "") =>
    circle(0, 0, r, "none", `stroke="${METAL}" stroke-width="${width}" ${more}`);
  return (
    circle(0, 0, 50, "#0C6A4C") +
    ring(42, 15, 'stroke-dasharray="16 17"') +
    circle(0, 0, 34, "#06392A") +
    ring(34, 2.2) +
    ring(29.5, 0.9) +
    path(lozenge(17), "none", `stroke="${METAL}" stroke-width="2.4"`) +
    path(lozenge(8), METAL) +
    ring(49.2, 1.6)
  );
};

const sheet = (fill: string) =>
  rect(-36, -52, 72, 104, fill, `rx="5" stroke="${METAL}" stroke-width="2.2"`) +
  rect(-31, -47, 62, 94, "none", `rx="2" stroke="${METAL}" stroke-width=".9"`);

/** The back of the salon's cards. */
const cardBack: Draw = () =>
  sheet("#06392A") +
  repeat(9, (at) =>
    stroke(
      `M${-31} ${-47 + at * 11.75}L${-31 + Math.min(62, (8 - at) * 8)} 47M31 ${-47 + at * 11.75}L${31 - Math.min(62, (8 - at) * 8)} 47`,
      METAL,
      0.5,
      'opacity=".5"',
    ),
  ) +
  path(lozenge(22), "#06392A", `stroke="${METAL}" stroke-width="2"`) +
  path(lozenge(10), METAL);

/** The ace of spades on ivory. */
const ace: Draw = (paint) =>
  sheet("#FBF5E3") +
  glyph(paint, "spades", { x: 0, y: 2, size: 52 }, "#0B4A36") +
  glyph(paint, "spades", { x: -23, y: -38, size: 13 }, "#0B4A36") +
  glyph(paint, "spades", { x: 23, y: 38, size: 13, rotate: 180 }, "#0B4A36");

/** The referee's whistle. */
const whistle: Draw = () =>
  group(
    { at: [-50, -44] },
    path("M24 14H100V36H66V54L50 72H24L6 54V32Z", "#FFC23D"),
    path("M24 14H100V23H28L14 37V62L6 54V32Z", "#FFE39A"),
    path("M66 36V54L50 72L60 36Z", "#C98512"),
    path("M30 34H46L54 42V52L46 60H30L22 52V42Z", "#0B1830"),
    path("M33 40H44L48 44V51L44 55H33L28 51V44Z", "#2F7BFF"),
    path("M60 14H74V23H60Z", "#0B1830") + path("M100 20V32H86Z", "#C98512"),
    path("M6 40H-8V58H6V51H-1V47H6Z", "#DCE8FF"),
  );

/** A supporter's flag with the slant of the site. */
const flag: Draw = () =>
  path("M-44 -50H-36V52H-44Z", "#DCE8FF") +
  path("M-36 -46H50L32 -18L50 10H-36Z", "#FFC23D") +
  path("M-12 -46H14L-12 10H-36V6Z", "#FFFFFF") +
  path("M14 -46H26L0 10H-12Z", "#2F7BFF");

const bingoBall =
  (number: number, tint: number): Draw =>
  (paint) =>
    ball(paint, number, 0, 0, 48, ballTints[tint]!);

/** A bingo card with its called numbers under dabs of ink. */
const bingoCard: Draw = () => {
  const called = new Set([1, 4, 6, 8, 11]);
  return (
    rect(-42, -50, 84, 100, "#FFFFFF", 'rx="13"') +
    path("M-42 -37a13 13 0 0 1 13 -13h58a13 13 0 0 1 13 13v11h-84Z", "#FFC928") +
    repeat(4, (at) => circle(-27 + at * 18, -38, 5, at % 2 ? "#C41D8F" : "#7A4DFF")) +
    repeat(12, (at) => {
      const [x, y] = [-24 + (at % 3) * 24, -12 + Math.floor(at / 3) * 17];
      return (
        rect(x - 9, y - 6.5, 18, 13, "#F3DDEA", 'rx="4"') +
        (called.has(at) ? circle(x, y, 9, "#E0409F", 'opacity=".92"') : "")
      );
    })
  );
};

/** A bottle with a message, as the tide brings it. */
const messageBottle: Draw = () =>
  group(
    { rotate: -62 },
    path(
      "M-17 -18V-10Q-26 -4 -26 8V44a10 10 0 0 0 10 10H16a10 10 0 0 0 10 -10V8Q26 -4 17 -10V-18L10 -26V-44H-10V-26Z",
      "#BFEDEA",
      'opacity=".92"',
    ),
    path("M-14 6h26v38h-26Z", "#FFF4DF") +
      path("M-14 6a4 4 0 0 1 0 -6h26a4 4 0 0 0 0 6Z", "#F0D5A6"),
    path("M-14 22h26v7h-26Z", "#FF8470") + circle(-1, 25.5, 6, "#E8604C"),
    path(
      "M-20 10V42",
      "none",
      'stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"',
    ),
    rect(-12.5, -47, 25, 7, "#7FD3D2", 'rx="3"') + rect(-8.5, -60, 17, 15, "#D8A56B", 'rx="3"'),
    path(
      "M-26 30V44a10 10 0 0 0 10 10H16a10 10 0 0 0 10 -10V30Q0 40 -26 30Z",
      "#35ADB3",
      'opacity=".25"',
    ),
  );

const starfish: Draw = () =>
  path(
    star(0, 3, 5, 46, 22),
    "#FF8470",
    'stroke="#FF8470" stroke-width="16" stroke-linejoin="round"',
  ) +
  path(
    star(0, 3, 5, 40, 12),
    "none",
    'stroke="#FFC8AE" stroke-width="5" stroke-linejoin="round" stroke-dasharray="1 11" stroke-linecap="round"',
  ) +
  circle(0, 3, 6, "#FFC8AE");

/** A sign's glowing tube. */
const neon =
  (color: string, d: string): Draw =>
  () => {
    const line = (stroke: string, width: number, more = "") =>
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
    return (
      filtered("blur6", line(color, 14, 'opacity=".8"')) + line(color, 6.5) + line("#FFFFFF", 2)
    );
  };

const drawn: Record<string, Draw> = {
  marigold,
  "paper-sun": (paint) => sunSymbol(paint, 0, 0, 104),
  "papel-teal": papel("#12958A"),
  "papel-ivory": papel("#FFF0CE"),
  "house-chip": houseChip,
  "card-back": cardBack,
  ace,
  whistle,
  flag,
  "ball-7": bingoBall(7, 1),
  "ball-22": bingoBall(22, 4),
  "ball-61": bingoBall(61, 2),
  "bingo-card": bingoCard,
  "message-bottle": messageBottle,
  starfish,
  "neon-star": neon("#D2FF3C", star(0, 2, 5, 46, 21)),
  "neon-heart": neon(
    "#FF4D7D",
    "M0 44C-70 0 -42 -54 -10 -38Q-3 -34 0 -24Q3 -34 10 -38C42 -54 70 0 0 44Z",
  ),
  "neon-moon": neon("#7CE7FF", "M14 -46A46 46 0 1 0 46 20A38 38 0 0 1 14 -46Z"),
  "neon-bolt": neon("#8F7BFF", "M12 -50L-26 8H-2L-14 50L28 -12H2Z"),
};

/** A thing that flies beside a banner's subject: one of this file's drawings, or an icon. */
export function trinket(paint: Paint, name: string, place: Place): string {
  const own = drawn[name];
  if (!own) return emoji(paint, name, place);
  const { x, y, size, rotate = 0, light } = place;
  const whole = group({ at: [x, y], rotate, scale: size / 112 }, own(paint));
  return light ? filtered(light, whole) : whole;
}
