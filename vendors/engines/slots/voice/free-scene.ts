import { mix } from "../../shared/page/colour.ts";
import { glow, scatter, times } from "../../shared/page/draw.ts";
import type { SceneryKind } from "../page/scenery-kinds.ts";
import type { Skin } from "../page/skin.ts";
import { emblemArt } from "./emblem.ts";

/** What drifts through the place in free games, around 0 0 within a radius of 10; each may take a colour. */
const MOTES: Readonly<Record<SceneryKind, (colour: string) => string>> = {
  arcade: (colour) =>
    `<circle r="9" fill="#c98a10"/><circle r="7.500" fill="${colour}"/><path d="M0-5 1.500-1.500 5-1 2.500 1.500 3 5 0 3.400-3 5-2.500 1.500-5-1-1.500-1.500z" fill="#fff6c8"/>`,
  reef: (colour) =>
    `<circle r="9" fill="${colour}" fill-opacity=".22" stroke="#fff" stroke-width="1.200"/><circle cx="-3" cy="-3" r="2" fill="#fff"/>`,
  neon: (colour) =>
    `<path d="M0-10 2-2 10 0 2 2 0 10-2 2-10 0-2-2z" fill="#fff" stroke="${colour}" stroke-width="1.500"/>`,
  temple: (colour) =>
    `<path d="M-7-5h14v9q-7 6-14 0z" fill="${colour}"/><path d="M-5-7h10v2H-5zM0-10v3M0 6v6" stroke="#f2c65a" stroke-width="1.500" fill="#f2c65a"/>`,
  marble: (colour) =>
    `<path d="M0 10C-9 3-9-6 0-10 9-6 9 3 0 10z" fill="${colour}"/><path d="M0 9V-8" stroke="#7a5a16"/>`,
  dune: (colour) =>
    `<path d="M0-10 3-3 10 0 3 3 0 10-3 3-10 0-3-3z" fill="${colour}" stroke="#4a2408" stroke-width=".8"/>`,
  trail: () =>
    `<ellipse rx="2.600" ry="4" fill="#e9ff9a"/><circle r="9" fill="#cff36b" fill-opacity=".28"/>`,
  fiesta: (colour) =>
    `<path d="M-8-8H8V8l-2.700-3L2.700 8 0 5-2.700 8l-2.600-3L-8 8z" fill="${colour}"/><path d="M-4-4h2v2h-2zM2-4h2v2H2zM-1 0h2v2h-2z" fill="#0005"/>`,
  sweet: (colour) =>
    `<rect x="-9" y="-3" width="18" height="6" rx="3" fill="${colour}"/><path d="M-6-1.200h9" stroke="#fff" stroke-opacity=".7" stroke-linecap="round"/>`,
  cave: (colour) =>
    `<path d="M0-10 5-1 0 10-5-1z" fill="${colour}"/><path d="M0-10V10L-5-1z" fill="#fff" fill-opacity=".5"/>`,
};

const PAPERS = ["#ff4f8f", "#ffb62e", "#2ec4b6", "#8ad12e", "#5aa9ff"];
const OWN_COLOURS: Readonly<Partial<Record<SceneryKind, readonly string[]>>> = {
  fiesta: PAPERS,
  sweet: ["#ff7ac3", "#8ff1ff", "#ffe27a", "#b6ff8f"],
  temple: ["#e2542f", "#b3200f", "#ff9a6a"],
  arcade: ["#f7c34a"],
  marble: ["#f7e2a8", "#f2c65a"],
};
const COUNT = 34;

/** The sky of each place after dark. */
const NIGHTS: Readonly<Record<SceneryKind, string>> = {
  arcade: "#2b0440",
  reef: "#021848",
  neon: "#12002e",
  temple: "#30061f",
  marble: "#1b1148",
  dune: "#17104a",
  trail: "#03251f",
  fiesta: "#26084e",
  sweet: "#470f66",
  cave: "#060f38",
};

/**
 * The place as it is during free games: its light falls, its emblem rises behind the machine, and
 * things of the place drift by.
 */
export function freeScene(skin: Skin): string {
  const { palette, scenery } = skin;
  const [centre] = palette.backdrop;
  const colours = OWN_COLOURS[scenery] ?? [palette.title[1], palette.ray, centre];
  const next = scatter(skin.code.length * 97 + 5);
  const motes = times(COUNT, (at) => {
    const x = Math.round(((at + next()) * 1600) / COUNT);
    const y = Math.round(next() * 900);
    const scale = (1 + next() * 1.8).toFixed(2);
    const mote = MOTES[scenery](colours[at % colours.length]!);
    return `<g transform="translate(${x} ${y}) scale(${scale})"><g class="mote">${mote}</g></g>`;
  });
  const night = NIGHTS[scenery];
  return `<svg class="freeScene" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><defs>${glow("free-glow", mix(centre, "#ffffff", 0.25), 0.9)}</defs><rect width="1600" height="900" fill="${night}" opacity=".84"/><ellipse cx="800" cy="400" rx="820" ry="520" fill="url(#free-glow)" opacity=".6"/><g class="freeEmblem"><g transform="translate(800 400) scale(6.400)" opacity=".5">${emblemArt(skin)}</g></g>${motes}</svg>`;
}
