import { times } from "../../shared/page/draw.ts";
import {
  around,
  body,
  type Draw,
  disc,
  GOLD,
  leaf,
  metal,
  RED,
  shine,
  starPath,
  stroke,
  type Tint,
  turned,
} from "./draw.ts";
import { BELL } from "./luck.ts";

/** A card of the old picture lottery: cream paper, a coloured ground, its number in the corner. */
function card(number: number, sky: readonly [string, string], picture: Draw): Draw {
  return (id) =>
    `<rect x="15" y="5" width="74" height="94" rx="7" fill="#1a0606" fill-opacity=".3"/><linearGradient id="${id}-paper" x2=".4" y2="1"><stop stop-color="#fffdf2"/><stop offset="1" stop-color="#f0d9a8"/></linearGradient><rect x="12" y="2" width="74" height="94" rx="7" fill="url(#${id}-paper)" stroke="#6b3a12" stroke-width="2"/><linearGradient id="${id}-sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><rect x="18" y="8" width="62" height="82" rx="3" fill="url(#${id}-sky)" stroke="#6b3a12" stroke-width="1.500"/><clipPath id="${id}-clip"><rect x="18" y="8" width="62" height="82" rx="3"/></clipPath><g clip-path="url(#${id}-clip)"><g transform="translate(49 51) scale(.62) translate(-50 -50)">${picture(id)}</g></g>${numeral(number)}${shine("M12 9Q12 2 19 2H60L28 96H19Q12 96 12 89Z", 0.12)}`;
}

const STROKES: Readonly<Record<string, string>> = {
  0: "M2 0H8V14H2Z",
  1: "M3 3L6 0V14",
  2: "M1 3Q1 0 5 0T9 4Q9 7 1 14H9",
  3: "M1 0H8L4 6Q9 6 9 10T4 14L1 12",
  4: "M7 14V0L1 10H9",
  5: "M8 0H2V6Q9 5 9 10T1 13",
  6: "M8 0Q1 4 1 10 1 14 5 14T9 10 5 6 1 10",
  7: "M1 0H9L4 14",
  8: "M5 6Q1 6 1 3T5 0 9 3 5 6 1 10 5 14 9 10 5 6",
  9: "M9 5Q9 9 5 9T1 4 5 0 9 5Q9 11 3 14",
};

function numeral(number: number): string {
  const digits = [...String(number)];
  const wide = digits.length * 8;
  return `<rect x="18" y="8" width="${wide + 6}" height="16" rx="3" fill="#fffdf2" stroke="#6b3a12" stroke-width="1"/>${digits
    .map(
      (digit, at) =>
        `<path transform="translate(${21.5 + at * 8} 11.500) scale(.66)" d="${STROKES[digit]}" fill="none" stroke="#9c1136" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join("")}`;
}

const face = (line: string) =>
  `<path d="M36 46Q41 42 45 46M55 46Q59 42 64 46" fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round"/><circle cx="41" cy="49" r="2.600" fill="${line}"/><circle cx="59" cy="49" r="2.600" fill="${line}"/><path d="M50 48L47 57H52M42 63Q50 70 58 63" fill="none" stroke="${line}" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/><circle cx="36" cy="58" r="4" fill="#f2542d" fill-opacity=".45"/><circle cx="64" cy="58" r="4" fill="#f2542d" fill-opacity=".45"/>`;

const sun: Draw = (id) =>
  `${around(16, 50, 53, (at) => (at % 2 ? `<path d="M46 22C42 14 54 10 50 0 60 8 52 14 54 22Z" fill="#ff8a1f" stroke="#8a3200" stroke-width="1.500"/>` : `<path d="M43 24L50-4 57 24Z" fill="#ffc93a" stroke="#8a3200" stroke-width="1.500"/>`))}${body(`${id}-a`, disc(50, 53, 31), ["#fff7c2", "#ffd23a", "#f0931c", "#8a3200"])}${face("#7a2a00")}`;

const moon: Draw = (id) =>
  `${body(`${id}-a`, "M64 4C30 2 8 26 10 54 12 80 36 98 62 94 44 84 34 70 36 52 37 30 48 14 64 4Z", ["#ffffff", "#f3e9c0", "#b8a468", "#5a4a18"], 3)}<circle cx="26" cy="46" r="3" fill="#5a4a18"/><path d="M20 38Q26 34 31 38M33 54L39 57 34 60M28 70Q33 72 38 68" fill="none" stroke="#5a4a18" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>${shine("M40 10C26 16 18 30 18 44 22 30 30 18 44 10Z", 0.7)}${[
    [78, 26, 12],
    [88, 58, 8],
    [70, 74, 9],
  ]
    .map(
      ([x, y, r]) =>
        `<path d="${starPath(x!, y!, 5, r!, r! * 0.42)}" fill="#ffe27a" stroke="#5a4a18" stroke-width="1"/>`,
    )
    .join("")}`;

const heart: Draw = (id) =>
  `${turned(28, 50, 50, `<path d="M-14 49H104" stroke="#6b3a12" stroke-width="7"/><path d="M-14 49H104" stroke="#ffc93a" stroke-width="3"/><path d="M98 36L120 49 98 62Z" fill="#d8dfee" stroke="#262f45" stroke-width="2.500"/><path d="M-20 38L-6 49-20 60M-10 38L4 49-10 60" fill="none" stroke="#2ec4b6" stroke-width="6"/>`)}${body(`${id}-a`, "M50 94C18 70 2 50 6 28 10 8 38 4 50 24 62 4 90 8 94 28 98 50 82 70 50 94Z", RED, 3)}${turned(28, 50, 50, `<path d="M88 49H110" stroke="#6b3a12" stroke-width="7"/><path d="M88 49H110" stroke="#ffc93a" stroke-width="3"/>`)}${shine("M17 40C14 26 24 18 36 22 26 26 23 34 25 46Z", 0.7)}`;

const rose: Draw = (id) =>
  `${stroke("M50 52C52 74 48 88 44 104", "#1c6420", 7)}${stroke("M50 52C52 74 48 88 44 104", "#6ed04a", 3)}${leaf(`${id}-leaf`, 50, 84, -14, 1)}${leaf(`${id}-leaf-b`, 48, 92, 196, 0.9)}${body(`${id}-a`, disc(50, 36, 36), RED)}${body(`${id}-b`, "M14 36C22 60 44 66 62 52 84 36 78 10 54 4 84 2 96 36 78 58 58 78 22 70 14 36Z", ["#ff9a9a", "#d8193a", "#8c0620", "#4d0312"], 2)}${body(`${id}-c`, "M28 26C34 8 66 6 72 28 76 46 54 56 42 46 34 38 40 26 52 28 60 30 58 40 50 38", ["#ffc4bd", "#f2404c", "#a00a28", "#4d0312"], 2)}${shine("M24 22C30 10 44 6 52 8 42 11 34 18 30 28Z", 0.5)}`;

const cactus: Draw = (id) => {
  const tint: Tint = ["#c8f58a", "#4aa83a", "#155c28", "#0a3a18"];
  const pad = (name: string, x: number, y: number, turn: number, size: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${body(`${id}-${name}`, "M0 0C-20-8-24-40 0-50 24-40 20-8 0 0Z", tint, 2.5)}${[
      [-8, -16],
      [6, -22],
      [-6, -34],
      [8, -38],
      [0, -10],
    ]
      .map(
        ([a, b]) =>
          `<path d="M${a} ${b}l-3-3M${a} ${b}l3-3M${a} ${b}v-5" stroke="#f5ffd0" stroke-width="1.400"/>`,
      )
      .join("")}</g>`;
  const fruit = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="6" ry="8" fill="#e8287a" stroke="#6a0a3c" stroke-width="2"/><path d="M${x - 4} ${y - 8}l4 5 4-5" fill="#ffd23a"/>`;
  return `<path d="M4 100Q50 80 96 100Z" fill="#c98f4a" stroke="#6b3a12" stroke-width="2"/>${pad("a", 50, 96, 0, 1.05)}${pad("b", 36, 54, -42, 0.9)}${pad("c", 64, 54, 40, 0.95)}${pad("d", 50, 50, 2, 0.86)}${fruit(50, 4)}${fruit(2, 24)}${fruit(96, 22)}${fruit(24, 12)}`;
};

const crown: Draw = (id) =>
  `${metal(`${id}-a`, "M8 82L2 30 28 50 50 12 72 50 98 30 92 82Z", GOLD, 3.5)}${body(`${id}-b`, "M10 80H90V94H10Z", RED)}${times(3, (at) => body(`${id}-c${at}`, disc([4, 50, 96][at]!, [26, 10, 26][at]!, 8), [RED, ["#e9fbff", "#5cc4ff", "#1b5fb0", "#0a2a6b"] as const, RED][at]!))}${times(3, (at) => `<circle cx="${26 + at * 24}" cy="87" r="4" fill="#ffe27a" stroke="#6b3600" stroke-width="1.500"/>`)}${body(`${id}-d`, disc(50, 64, 9), ["#c8ffe0", "#12b46a", "#06502e", "#04301c"])}${shine("M14 76L9 40 28 55 48 24 34 62 20 64Z", 0.45)}`;

const starOnCard: Draw = (id) =>
  `${around(10, 50, 50, () => `<path d="M48.500 2L50-8 51.500 2Z" fill="#fff3c0"/>`)}${body(`${id}-a`, starPath(50, 50, 8, 48, 20), GOLD, 3)}${body(`${id}-b`, starPath(50, 50, 8, 30, 12), ["#fffbe0", "#ff9a4a", "#e2542f", "#b02a10"], 1.5)}${shine(disc(44, 44, 6), 0.7)}`;

const bellOnCard: Draw = (id) =>
  `${body(`${id}-c`, disc(50, 86, 10), GOLD)}${metal(`${id}-a`, BELL, GOLD, 3)}${shine("M31 60C31 40 36 28 46 23 42 32 40 44 40 62Z", 0.8)}`;

export const crownCard = card(26, ["#8a2be0", "#3a0d74"], crown);
export const sunCard = card(46, ["#37b6ff", "#bfeaff"], sun);
export const moonCard = card(23, ["#0d1d5c", "#4a4fc0"], moon);
export const heartCard = card(27, ["#fff0c2", "#ffc98a"], heart);
export const roseCard = card(41, ["#d9f7e0", "#7fd0b0"], rose);
export const cactusCard = card(39, ["#ffd36e", "#ff8f5a"], cactus);
export const starCard = card(35, ["#12307e", "#2a7ac0"], starOnCard);
export const bellCard = card(42, ["#ffb3c8", "#ee6a9a"], bellOnCard);
