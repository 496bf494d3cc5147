import { times } from "../../shared/page/draw.ts";
import type { SceneryKind } from "../page/scenery-kinds.ts";
import type { Skin } from "../page/skin.ts";

/** What sits on the upper left corner of the frame, in 60 × 60; the other corners mirror it. */
const CORNERS: Readonly<Record<SceneryKind, (skin: Skin) => string>> = {
  arcade: () =>
    `<circle cx="30" cy="30" r="25" fill="#c8102e" stroke="#f7c34a" stroke-width="5"/><path d="M30 12l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z" fill="#ffe27a" stroke="#8a4a00" stroke-width="1.500"/>`,
  reef: () =>
    `<path d="M30 54C14 50 4 38 6 22 12 14 18 22 20 12 26 4 30 12 30 12S34 4 40 12C42 22 48 14 54 22 56 38 46 50 30 54z" fill="#ffd9c2" stroke="#b5552e" stroke-width="3"/><path d="M30 50 14 24M30 50 22 16M30 50V14M30 50 38 16M30 50 46 24" stroke="#e98a5c" stroke-width="3" fill="none"/><path d="M22 50h16l-3 7H25z" fill="#e98a5c" stroke="#b5552e" stroke-width="2"/>`,
  neon: ({ palette }) =>
    `<path d="M8 54V8H54" fill="none" stroke="${palette.backdrop[0]}" stroke-opacity=".5" stroke-width="14"/><path d="M8 54V8H54M20 44V20H44" fill="none" stroke="#fff" stroke-width="4"/>`,
  temple: () =>
    `<path d="M2 8C14 18 30 16 56 12v16C40 28 30 32 26 56H12C16 36 12 22 2 8z" fill="#b3200f" stroke="#f2c65a" stroke-width="4" stroke-linejoin="round"/><circle cx="32" cy="24" r="6" fill="#f2c65a"/>`,
  marble: () =>
    `<path d="M58 8H24A18 18 0 1 0 40 28 11 11 0 1 0 24 33" fill="none" stroke="#7a5a16" stroke-width="11" stroke-linecap="round"/><path d="M58 8H24A18 18 0 1 0 40 28 11 11 0 1 0 24 33" fill="none" stroke="#f7e2a8" stroke-width="6" stroke-linecap="round"/>`,
  dune: ({ palette }) =>
    `<path d="M4 4H56V18H42V30H30V42H18V56H4z" fill="${palette.title[1]}" stroke="#4a2408" stroke-width="3"/><path d="M12 46V12H46" fill="none" stroke="#4a2408" stroke-width="4"/><circle cx="22" cy="22" r="5" fill="#2fa7a0" stroke="#4a2408" stroke-width="2"/>`,
  trail: () =>
    `<path d="M10 10C34 0 54 8 58 26 38 34 20 28 10 10z" fill="#4f9d2f" stroke="#12340f" stroke-width="3"/><path d="M10 10C0 34 8 54 26 58 34 38 28 20 10 10z" fill="#7cc043" stroke="#12340f" stroke-width="3"/><circle cx="16" cy="16" r="9" fill="#ffb62e" stroke="#7a3a00" stroke-width="3"/>`,
  fiesta: () =>
    `${times(9, (at) => `<circle cx="30" cy="11" r="10" transform="rotate(${at * 40} 30 30)" fill="${at % 2 ? "#ff8a1f" : "#ffb62e"}" stroke="#8a3500" stroke-width="2"/>`)}<circle cx="30" cy="30" r="13" fill="#ff8a1f" stroke="#8a3500" stroke-width="2"/><circle cx="30" cy="30" r="6" fill="#8a3500"/>`,
  sweet: () =>
    `<circle cx="30" cy="30" r="25" fill="#ff5ca8" stroke="#fff" stroke-width="4"/>${times(5, (at) => `<path transform="rotate(${at * 72} 30 30)" d="M30 30C36 24 38 14 34 6A25 25 0 0 1 46 12C46 20 38 28 30 30z" fill="#fff"/>`)}`,
  cave: ({ palette }) =>
    `<g stroke="${palette.titleEdge}" stroke-width="2.500" stroke-linejoin="round"><path d="M14 14 58 6 56 18z" fill="${palette.title[1]}"/><path d="M14 14 6 58 20 54z" fill="${palette.title[1]}"/><path d="M4 4 28 8 46 40 34 46 8 28z" fill="${palette.backdrop[0]}"/><path d="M4 4 28 8 34 46z" fill="#fff" fill-opacity=".5"/></g>`,
};

export function frameCorners(skin: Skin): string {
  const uses = times(
    4,
    (at) =>
      `<svg class="corner corner-${at + 1}" aria-hidden="true"><use href="#frame-corner"/></svg>`,
  );
  return `<svg class="sprite" aria-hidden="true"><symbol id="frame-corner" viewBox="0 0 60 60">${CORNERS[skin.scenery](skin)}</symbol></svg>${uses}`;
}
