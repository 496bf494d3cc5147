import { mix } from "../../shared/page/colour.ts";
import { times } from "../../shared/page/draw.ts";
import type { SceneryKind } from "../page/scenery-kinds.ts";
import type { Skin } from "../page/skin.ts";

/** What a big win shows behind the winning symbol, and free games behind the machine. */
const EMBLEMS: Readonly<Record<SceneryKind, (skin: Skin) => string>> = {
  arcade: ({ palette }) =>
    `${turning(24, (at) => `<path d="M-7-56 0-100 7-56z" fill="${at % 2 ? palette.title[1] : "#fff6c8"}"/>`)}<circle r="66" fill="#c8102e" stroke="#f7c34a" stroke-width="8"/><circle class="lamps" r="66" pathLength="240" fill="none" stroke="#fffbe0" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 15"/><circle r="54" fill="#8c0a22"/>`,
  reef: ({ palette }) =>
    `${turning(10, (at) => `<circle cy="-${86 - (at % 3) * 7}" cx="${at % 2 ? 5 : -5}" r="${6 + (at % 4) * 2.5}" fill="#fff" fill-opacity=".22" stroke="#fff" stroke-width="1.500"/>`)}<g fill="${mix(palette.backdrop[0], "#ffffff", 0.35)}" stroke="${palette.titleEdge}" stroke-width="3">${times(9, (at) => `<path transform="rotate(${(at - 4) * 22} 0 58)" d="M0 58C-16 20-18-30-12-56 -6-70 6-70 12-56 18-30 16 20 0 58z"/>`)}</g><path d="M-24 54h48l-8 18h-32z" fill="${palette.title[1]}" stroke="${palette.titleEdge}" stroke-width="3"/>`,
  neon: ({ palette }) => {
    const hexagon = (r: number, wide: number, colour: string) =>
      `<path d="M0-${r}L${r * 0.87} -${r / 2}V${r / 2}L0 ${r}L-${r * 0.87} ${r / 2}V-${r / 2}Z" fill="none" stroke="${colour}" stroke-width="${wide}"/>`;
    const [centre] = palette.backdrop;
    return `${turning(12, (at) => `<path d="M0-98V-${at % 2 ? 78 : 86}" stroke="${palette.title[1]}" stroke-width="3"/>`)}<path d="M0-72L62-36V36L0 72L-62 36V-36Z" fill="#05020d" fill-opacity=".85"/>${hexagon(72, 14, `${centre}55`)}${hexagon(72, 5, centre)}${hexagon(72, 2, "#fff")}${hexagon(58, 2, palette.title[1])}`;
  },
  temple: () =>
    `${turning(12, (at) => `<path d="M0-58C-15-66-15-86 0-98 15-86 15-66 0-58z" fill="${at % 2 ? "#e2542f" : "#ff9a6a"}" stroke="#5a0e05" stroke-width="2"/>`)}<circle r="64" fill="#d59520" stroke="#5a2b00" stroke-width="4"/><circle r="55" fill="none" stroke="#ffe9a0" stroke-width="4"/><circle r="46" fill="#8f1207" stroke="#f2c65a" stroke-width="3"/>`,
  marble: ({ palette }) =>
    `${turning(16, () => `<path d="M-3-50 0-99 3-50z" fill="#fff3c4" fill-opacity=".8"/>`)}<circle r="60" fill="${palette.backdrop[1]}" stroke="#f7e2a8" stroke-width="5"/><g fill="#f2c65a" stroke="#7a5a16" stroke-width="1.500">${times(18, (at) => `<path transform="rotate(${-170 + at * 20}) translate(0 -66) rotate(${at < 9 ? 62 : -62})" d="M0 8C-8 2-8-10 0-16 8-10 8 2 0 8z"/>`)}</g>`,
  dune: ({ palette }) =>
    `${turning(16, (at) => `<path d="M-12-60 0-${at % 2 ? 84 : 100} 12-60z" fill="${at % 2 ? palette.title[1] : palette.ray}" stroke="#4a2408" stroke-width="2"/>`)}<circle r="64" fill="${palette.title[1]}" stroke="#4a2408" stroke-width="4"/><circle r="56" fill="none" stroke="#4a2408" stroke-width="7" stroke-dasharray="9 8.600"/><circle r="48" fill="#2fa7a0" stroke="#4a2408" stroke-width="4"/>`,
  trail: () =>
    `${turning(14, (at) => `<path d="M0-44C-20-58-18-84 0-${at % 2 ? 100 : 90} 18-84 20-58 0-44z" fill="${at % 2 ? "#4f9d2f" : "#8ccc4e"}" stroke="#12340f" stroke-width="2.500"/><path d="M0-46V-84" stroke="#12340f" stroke-width="2"/>`)}<circle r="58" fill="#b0723a" stroke="#3a1c06" stroke-width="5"/><circle r="46" fill="none" stroke="#7a4519" stroke-width="3"/><circle r="32" fill="none" stroke="#7a4519" stroke-width="2"/>`,
  fiesta: () => {
    const paints = ["#ff4f8f", "#ffb62e", "#2ec4b6", "#8ad12e", "#5aa9ff", "#ff7a3d", "#c45cff"];
    return `${turning(7, (at) => `<path d="M-26-44 0-98 26-44z" fill="${paints[at]}" stroke="#fff" stroke-width="2"/><path d="M-18-58h36M-12-70h24M-6-82h12" stroke="#fff" stroke-width="4" stroke-dasharray="4 2"/>`)}<circle r="58" fill="#d81b74" stroke="#fff" stroke-width="4"/><circle r="48" fill="none" stroke="#ffe27a" stroke-width="5" stroke-dasharray="6 5"/>`;
  },
  sweet: () =>
    `${times(14, (at) => `<circle cy="-68" r="18" transform="rotate(${(at * 360) / 14})" fill="#fff" stroke="#ff9fd0" stroke-width="3"/>`)}<circle r="70" fill="#ff5ca8"/>${turning(8, () => `<path d="M0 0C18-20 26-48 12-70A71 71 0 0 1 46-54C46-32 28-8 0 0z" fill="#fff"/>`)}<circle r="70" fill="none" stroke="#fff" stroke-width="4"/>`,
  cave: ({ palette }) => {
    const tints = [palette.backdrop[0], palette.title[1], mix(palette.backdrop[0], "#ffffff", 0.5)];
    return turning(15, (at) => {
      const far = [100, 78, 90][at % 3]!;
      return `<g stroke="${palette.titleEdge}" stroke-width="1.500"><path d="M0-20-12-${far * 0.7} 0-${far} 12-${far * 0.66}z" fill="${tints[at % 3]}"/><path d="M0-20-12-${far * 0.7} 0-${far}z" fill="#fff" fill-opacity=".45"/></g>`;
    });
  },
};

/** A ring of the same shape that turns slowly. */
function turning(count: number, draw: (at: number) => string) {
  return `<g class="emblemTurn">${times(count, (at) => `<g transform="rotate(${((at * 360) / count).toFixed(1)})">${draw(at)}</g>`)}</g>`;
}

/** The emblem of a game's place, around 0 0 with a radius of 100. */
export const emblemArt = (skin: Skin): string => EMBLEMS[skin.scenery](skin);

export function winEmblem(skin: Skin): string {
  return `<svg class="emblem" id="emblem" viewBox="-104 -104 208 208" aria-hidden="true">${emblemArt(skin)}<svg class="emblemSymbol" x="-56" y="-56" width="112" height="112"><use id="emblem-symbol" href="#symbol-H1"/></svg></svg>`;
}
