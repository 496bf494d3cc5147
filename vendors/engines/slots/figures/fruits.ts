import { times } from "../../shared/page/draw.ts";
import { body, type Draw, disc, GOLD, ground, leaf, RED, shine, starPath, stroke } from "./draw.ts";

const STALK = "#5b3a12";

export const star: Draw = (id) =>
  `${ground()}${body(`${id}-a`, starPath(50, 52, 5, 47, 21), GOLD, 3)}${body(`${id}-b`, starPath(50, 52, 5, 34, 15), ["#fffbe0", "#ffdf6b", "#f0a21c", "#d98406"], 1.5)}${shine("M50 22L56 41C48 36 38 40 30 44L46 40Z", 0.8)}`;

export const cherries: Draw = (id) =>
  `${ground()}${stroke("M32 64C34 42 44 24 66 10M70 68C68 46 64 28 66 10", STALK, 7)}${stroke("M32 64C34 42 44 24 66 10M70 68C68 46 64 28 66 10", "#8fbf3a", 3.5)}${leaf(`${id}-leaf`, 64, 13, 12, 0.95)}${body(`${id}-a`, disc(30, 68, 23), RED, 3)}${body(`${id}-b`, disc(71, 71, 22), RED, 3)}${shine("M16 62C18 53 25 49 32 50 26 53 22 58 20 66Z", 0.8)}${shine("M58 64C60 56 66 52 73 53 67 56 63 61 61 68Z", 0.8)}${shine(disc(40, 80, 3.5), 0.35)}${shine(disc(82, 82, 3.5), 0.35)}`;

export const lemon: Draw = (id) =>
  `${ground()}${leaf(`${id}-leaf`, 68, 22, -18, 0.8)}${body(`${id}-a`, "M8 68C6 62 9 58 13 56 18 32 42 16 66 24 72 20 80 20 84 24 87 30 85 36 82 40 88 64 66 88 40 84 32 90 18 92 12 84 8 80 8 74 8 68Z", ["#fffbc0", "#ffe02e", "#dd9a02", "#8a5a00"], 3)}${shine("M20 58C24 42 40 30 56 32 40 38 30 48 26 64Z", 0.75)}${[
    [44, 70],
    [56, 64],
    [66, 52],
    [60, 74],
    [72, 62],
    [48, 54],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="1.800" ry="1.300" fill="#a86a00" fill-opacity=".4"/>`,
    )
    .join("")}`;

export const orange: Draw = (id) =>
  `${ground()}${body(`${id}-a`, disc(50, 55, 37), ["#ffe3a0", "#ff9416", "#c44a02", "#7a2a00"], 3)}${leaf(`${id}-leaf`, 51, 22, -8)}${stroke("M50 24C49 19 50 14 53 10", STALK, 5)}${shine("M24 48C28 34 40 27 52 28 40 33 32 42 30 56Z", 0.65)}${[
    [40, 70],
    [52, 76],
    [64, 68],
    [70, 54],
    [58, 60],
    [46, 60],
    [62, 44],
    [74, 64],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.500" fill="#8a3200" fill-opacity=".4"/>`)
    .join("")}`;

export const plum: Draw = (id) =>
  `${ground()}${body(`${id}-a`, "M52 22C76 16 92 34 90 56 88 78 70 91 50 90 28 89 10 74 11 52 12 30 32 16 52 22Z", ["#e7b6ff", "#7e35c8", "#3a0d74", "#22064a"], 3)}${stroke("M53 23C62 40 62 66 50 89", "#22064a", 3, ' stroke-opacity=".45"')}${leaf(`${id}-leaf`, 54, 20, -2, 0.9)}${stroke("M53 23C52 16 54 11 58 7", STALK, 5)}${shine("M22 50C24 36 34 28 44 28 35 34 30 44 29 58Z", 0.6)}`;

const GRAPE = ["#d9ffb0", "#7cc832", "#2d7a18", "#174a0c"] as const;

export const grapes: Draw = (id) => {
  const rows = [
    [27, 42],
    [50, 36],
    [73, 42],
    [38, 53],
    [62, 53],
    [27, 62],
    [50, 66],
    [73, 61],
    [39, 76],
    [61, 75],
    [50, 86],
  ] as const;
  return `${stroke("M52 28C50 20 54 12 62 8", STALK, 6)}${leaf(`${id}-leaf`, 52, 26, -24, 1.05)}${leaf(`${id}-leaf-b`, 48, 27, 196, 0.85)}${rows
    .map(
      ([x, y], at) =>
        `${body(`${id}-${at}`, disc(x, y, 13), GRAPE, 2.5)}${shine(disc(x - 4, y - 5, 3), 0.8)}`,
    )
    .join("")}`;
};

export const watermelon: Draw = (id) =>
  `${ground(86)}${body(`${id}-a`, "M4 38C8 66 28 84 50 84S92 66 96 38Z", ["#8be05a", "#2f9a34", "#0d5420", "#07351a"], 3)}<path d="M12 38C16 60 32 75 50 75S84 60 88 38Z" fill="#f3ffd6"/>${body(`${id}-b`, "M17 38C21 57 34 69 50 69S79 57 83 38Z", ["#ff9d8a", "#f5394a", "#b50f30", "#b50f30"], 1)}${shine("M24 41H58C44 46 36 52 32 58 28 53 25 47 24 41Z", 0.35)}${[
    [34, 48, -20],
    [50, 46, 0],
    [66, 48, 20],
    [42, 59, -10],
    [58, 59, 10],
  ]
    .map(
      ([x, y, turn]) =>
        `<path d="M0-5C4-1 4 4 0 5-4 4-4-1 0-5Z" transform="translate(${x} ${y}) rotate(${turn})" fill="#2a0a12"/><circle cx="${x! - 1}" cy="${y}" r="1" fill="#fff" fill-opacity=".7"/>`,
    )
    .join("")}`;

export const strawberry: Draw = (id) => {
  const seeds = [
    [30, 46],
    [44, 42],
    [58, 42],
    [71, 46],
    [36, 57],
    [50, 54],
    [64, 57],
    [42, 68],
    [57, 68],
    [50, 79],
  ];
  return `${ground(94, 22)}${body(`${id}-a`, "M50 94C32 88 12 62 14 44 16 30 34 26 50 32 66 26 84 30 86 44 88 62 68 88 50 94Z", ["#ffb3a8", "#f22f46", "#98082a", "#560418"], 3)}${seeds.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2" ry="3" fill="#ffe27a" stroke="#98082a" stroke-width="1"/>`).join("")}${times(5, (at) => leaf(`${id}-leaf-${at}`, 50, 28, [195, 145, -10, -60, 60][at]!, [0.95, 0.7, 0.95, 0.6, 0.45][at]))}${stroke("M50 28C50 20 52 14 56 10", "#3f8a22", 5)}${shine("M21 50C20 40 26 35 34 36 28 41 26 48 27 58Z", 0.6)}`;
};
