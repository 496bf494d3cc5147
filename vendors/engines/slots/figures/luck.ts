import { times } from "../../shared/page/draw.ts";
import { body, type Draw, disc, GOLD, ground, metal, RED, shine, stroke, turned } from "./draw.ts";

const SEVEN = "M14 10H88V27C70 44 60 64 58 93H33C35 68 45 48 62 33H33V43H14Z";

export const seven: Draw = (id) =>
  `${ground(95, 26)}${metal(`${id}-edge`, SEVEN, GOLD, 6)}${body(`${id}-a`, "M19 15H83V25C66 42 56 62 54 88H38C40 66 50 46 71 28H28V38H19Z", RED, 1.5)}${shine("M21 17H81V21H21Z", 0.75)}${shine("M68 32C54 46 46 62 43 80L40 86C42 66 51 48 64 32Z", 0.35)}`;

const BAR: readonly [string, string, string, string] = ["#5a6bd0", "#1c2470", "#070a34", "#04061f"];

/** One plate with its word; `high` plates share the square. */
function plate(id: string, y: number, height: number): string {
  const size = height * 0.82;
  const inner = height - 8;
  return `${metal(`${id}-edge`, `M10 ${y}H90Q97 ${y} 97 ${y + 7}V${y + height - 7}Q97 ${y + height} 90 ${y + height}H10Q3 ${y + height} 3 ${y + height - 7}V${y + 7}Q3 ${y} 10 ${y}Z`, GOLD, 2)}${body(`${id}-a`, `M11 ${y + 4}H89Q93 ${y + 4} 93 ${y + 8}V${y + inner}Q93 ${y + inner + 4} 89 ${y + inner + 4}H11Q7 ${y + inner + 4} 7 ${y + inner}V${y + 8}Q7 ${y + 4} 11 ${y + 4}Z`, BAR, 1)}${letters(y + height / 2, size)}${shine(`M11 ${y + 5}H89V${y + 5 + height * 0.18}H11Z`, 0.22)}`;
}

/** BAR as paths, so that no face has to be there. */
function letters(middle: number, size: number): string {
  const scale = (size / 100).toFixed(3);
  const [b, a, r] = [
    "M0 0H34Q52 0 52 22 52 40 40 46 56 52 56 74 56 100 34 100H0ZM19 18V40H28Q34 40 34 29T28 18ZM19 58V82H29Q36 82 36 70T29 58Z",
    "M24 0H46L70 100H50L46 80H24L20 100H0ZM35 24L28 62H42Z",
    "M0 0H34Q54 0 54 28 54 48 42 56L58 100H37L25 60H19V100H0ZM19 18V44H28Q35 44 35 31T28 18Z",
  ];
  const drawn = `<path d="${b}"/><path transform="translate(68)" d="${a}"/><path transform="translate(150)" d="${r}"/>`;
  const place = (down: number) =>
    `translate(${50 - 104 * Number(scale)} ${(middle - 50 * Number(scale) + down).toFixed(1)}) scale(${scale})`;
  return `<g fill="#04061f" fill-rule="evenodd" transform="${place(1.6)}">${drawn}</g><g fill="#fff3c0" fill-rule="evenodd" transform="${place(0)}">${drawn}</g>`;
}

export const bar: Draw = (id) => `${ground(74, 42)}${plate(id, 30, 42)}`;

export const threeBars: Draw = (id) =>
  `${ground(97, 42)}${times(3, (at) => plate(`${id}-${at}`, 6 + at * 30, 28))}`;

export const BELL =
  "M50 8C54 8 57 11 57 15 74 19 80 34 81 52 82 66 86 70 92 76V82H8V76C14 70 18 66 19 52 20 34 26 19 43 15 43 11 46 8 50 8Z";

export const bell: Draw = (id) =>
  `${ground(96, 24)}${body(`${id}-clapper`, disc(50, 85, 9), GOLD)}${metal(`${id}-a`, BELL, GOLD, 3)}${stroke("M20 66C38 71 62 71 80 66", "#8a4a00", 3, ' stroke-opacity=".6"')}${shine("M31 60C31 40 36 28 46 23 42 32 40 44 40 62Z", 0.8)}${stroke("M12 79H88", "#fff7c2", 2, ' stroke-opacity=".8"')}`;

export const horseshoe: Draw = (id) => {
  const shoe =
    "M22 88L10 82C2 62 2 36 16 21 34 3 66 3 84 21 98 36 98 62 90 82L78 88 68 82C78 66 79 48 70 37 60 26 40 26 30 37 21 48 22 66 32 82Z";
  const nails = [
    [17, 66],
    [16, 48],
    [25, 31],
    [40, 20],
    [60, 20],
    [75, 31],
    [84, 48],
    [83, 66],
  ];
  return `${metal(`${id}-a`, shoe, ["#ffffff", "#b9c6dc", "#55627e", "#262f45"], 3)}${nails.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.600" fill="#262f45"/><circle cx="${x! - 0.8}" cy="${y! + 0.8}" r="1.600" fill="#e8eefb"/>`).join("")}${stroke("M24 22C40 10 60 10 76 22", "#fff", 2.5, ' stroke-opacity=".8"')}`;
};

export const clover: Draw = (id) => {
  const petal = "M50 50C38 46 22 40 22 26 22 12 40 8 50 22 60 8 78 12 78 26 78 40 62 46 50 50Z";
  const tint = ["#c8ff8a", "#3fb63a", "#0f6424", "#083f18"] as const;
  return `${ground(96, 24)}${stroke("M51 52C54 68 60 82 72 92", "#0f6424", 8)}${stroke("M51 52C54 68 60 82 72 92", "#6ed04a", 3.5)}<g transform="translate(0 -2)">${times(4, (at) => turned(at * 90 + 4, 50, 50, `${body(`${id}-${at}`, petal, tint, 2.5)}${stroke("M50 46V28", "#eaffc8", 2, ' stroke-opacity=".7"')}`))}</g>`;
};
