import { mix } from "../../shared/page/colour.ts";
import { times } from "../../shared/page/draw.ts";
import { escapeHtml } from "../../shared/page/html.ts";
import type { SceneryKind } from "../page/scenery-kinds.ts";
import type { Skin } from "../page/skin.ts";
import { variantOf } from "../page/variant-of.ts";

/** Mean advance of a capital in each face, as a part of its size. */
const WIDTHS = { lilita: 0.58, russo: 0.68, titan: 0.72, luckiest: 0.62 } as const;
const PAPERS = ["#d81b74", "#c2410c", "#0f766e", "#4d7c0f", "#1d4ed8", "#a21caf"];

/** A name to letter: its width at its size, and its colours. */
type Lettering = { skin: Skin; name: string; size: number; width: number; y: number };

const FORMS: Readonly<Record<SceneryKind, (lettering: Lettering) => string>> = {
  arcade: marquee,
  reef: wave,
  neon: tube,
  temple: lacquer,
  marble: laurel,
  dune: tablet,
  trail: plank,
  fiesta: flags,
  sweet: icing,
  cave: facets,
};
/** Forms with a sign behind the name leave room for its edge. */
const ROOM: Partial<Record<SceneryKind, number>> = {
  ...{ arcade: 500, temple: 470, marble: 450, dune: 490, trail: 490, cave: 490 },
};

/** What the name of each place is lettered in, and what lies right behind its letters. */
export function titleColours({ scenery, palette }: Skin): { inks: string[]; grounds: string[] } {
  const { title, titleEdge, backdrop, ray } = palette;
  const own: Partial<Record<SceneryKind, { inks: string[]; grounds: string[] }>> = {
    neon: { inks: ["#ffffff", mix(backdrop[0], "#ffffff", 0.5)], grounds: ["#05020d"] },
    temple: { inks: title, grounds: [mix(titleEdge, "#1a0406", 0.55)] },
    marble: { inks: title, grounds: [mix(titleEdge, "#0a0408", 0.35)] },
    dune: {
      inks: [mix(titleEdge, "#000000", 0.25)],
      grounds: [mix(ray, backdrop[1], 0.28)],
    },
    fiesta: { inks: ["#ffffff"], grounds: PAPERS },
  };
  return own[scenery] ?? { inks: title, grounds: [titleEdge] };
}

const inkOf = (skin: Skin) => titleColours(skin).inks[0]!;
const groundOf = (skin: Skin) => titleColours(skin).grounds[0]!;

/** The game's name, lettered in the way of its place; fits 600 × 116. */
export function titleArt(skin: Skin): string {
  const name = skin.name.toLocaleUpperCase("es");
  const advance = name.length * WIDTHS[skin.font];
  const room = ROOM[skin.scenery];
  const size = Math.min(room ? 66 : 82, (room ?? 560) / advance);
  const y = 58 + size * 0.35;
  const drawn = FORMS[skin.scenery]({ skin, name, size, width: advance * size, y });
  const [light, deep] = skin.palette.title;
  return `<svg viewBox="0 0 600 116" aria-hidden="true" focusable="false"><defs><linearGradient id="title-fill" x1="0" y1="0" x2="0" y2="1"><stop offset=".2" stop-color="${light}"/><stop offset=".9" stop-color="${deep}"/></linearGradient></defs>${drawn}</svg>`;
}

/** The name once for all its layers, with a place and a turn of its own for each letter. */
function written({ name, size, y, width }: Lettering, extra = "", fits = false) {
  const length = fits ? ` textLength="${width.toFixed(0)}"` : "";
  return `<defs><text id="title-text" x="300" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}" text-anchor="middle" class="letter"${length} ${extra}>${escapeHtml(name)}</text></defs>`;
}

const layer = (rest: string, down = 0) =>
  `<use href="#title-text"${down ? ` y="${down}"` : ""} ${rest}/>`;
const stroked = (colour: string, width: number, down = 0) =>
  layer(`fill="${colour}" stroke="${colour}" stroke-width="${width}"`, down);
const FILLED = layer('fill="url(#title-fill)"');
const shade = (width: number, down: number) =>
  layer(
    `fill="#000" fill-opacity=".45" stroke="#000" stroke-opacity=".45" stroke-width="${width}"`,
    down,
  );

const list = (name: string, value: (at: number) => number) =>
  Array.from(name, (_, at) => value(at).toFixed(1)).join(" ");
/** Steps between the letters, as SVG wants them, so that each stands at its own height. */
const heights = (name: string, value: (at: number) => number) =>
  list(name, (at) => value(at) - (at ? value(at - 1) : 0));

/** A sign with lamps round its edge. */
function marquee(lettering: Lettering) {
  const { title, titleEdge } = lettering.skin.palette;
  const wide = lettering.width + 76;
  const box = `x="${(300 - wide / 2).toFixed(0)}" y="9" width="${wide.toFixed(0)}" height="98"`;
  return `${written(lettering, "", true)}<rect ${box} rx="30" fill="#000" opacity=".4" transform="translate(0 5)"/><rect ${box} rx="30" fill="${titleEdge}" stroke="${title[1]}" stroke-width="4"/><rect ${box} rx="30" transform="translate(36 6.900) scale(.88)" fill="none" stroke="${title[0]}" stroke-opacity=".35" stroke-width="2"/><rect class="lamps" ${box} rx="30" pathLength="600" fill="none" stroke="#fff6c8" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 15"/>${shade(4, 5)}${FILLED}`;
}

/** Letters that ride on a wave, with foam round them. */
function wave(lettering: Lettering) {
  const { titleEdge } = lettering.skin.palette;
  const { name } = lettering;
  const swell = (at: number) => Math.sin((at / Math.max(1, name.length - 1)) * Math.PI * 3) * 8;
  const turn = (at: number) => Math.cos((at / Math.max(1, name.length - 1)) * Math.PI * 3) * 7;
  const bubble = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".3" stroke="#fff" stroke-width="2"/><circle cx="${x - r / 3}" cy="${y - r / 3}" r="${r / 4}" fill="#fff"/>`;
  const right = Math.min(578, 300 + lettering.width / 2 + 14);
  return `${written(lettering, `dy="${heights(name, swell)}" rotate="${list(name, turn)}"`)}${shade(20, 6)}${stroked("#fff", 19)}${stroked(titleEdge, 11)}${FILLED}${bubble(right, 24, 11)}${bubble(right + 12, 50, 6)}${bubble(600 - right, 92, 8)}`;
}

/** A lit glass tube that leans forward. */
function tube(lettering: Lettering) {
  const { skin, width } = lettering;
  const [centre] = skin.palette.backdrop;
  const line = `M${(300 - width / 2).toFixed(0)} 108H${(300 + width / 2).toFixed(0)}`;
  const glow = mix(centre, "#ffffff", 0.25);
  const light = (colour: string, wide: number, opacity: number) =>
    `<g fill="none" stroke="${colour}" stroke-width="${wide}" stroke-opacity="${opacity}" stroke-linecap="round"><use href="#title-text"/><path d="${line}"/></g>`;
  return `${written(lettering, 'letter-spacing="2"')}<g transform="translate(12 0) skewX(-11)" class="tube">${layer('fill="#05020d" fill-opacity=".82"')}${light(glow, 16, 0.22)}${light(glow, 9, 0.45)}${light(mix(centre, "#ffffff", 0.5), 4.5, 1)}${light("#fff", 1.8, 1)}</g>`;
}

/** A lacquered board with golden edges: notched with seals, below a roof, or between two rollers. */
function lacquer(lettering: Lettering) {
  const half = lettering.width / 2 + 46;
  const { board, ends } = BOARDS[variantOf(lettering.skin, BOARDS.length)]!;
  return `${written(lettering, "", true)}<path d="${board(half, 0)}" fill="#000" opacity=".4" transform="translate(0 6)"/><path d="${board(half, 0)}" fill="${groundOf(lettering.skin)}" stroke="#f2c65a" stroke-width="5"/><path d="${board(half, 9)}" fill="none" stroke="#f2c65a" stroke-opacity=".6" stroke-width="2"/>${shade(3, 4)}${FILLED}${ends(half)}`;
}

type Board = { board: (half: number, by: number) => string; ends: (half: number) => string };

const BOARDS: readonly Board[] = [
  {
    board: (half, by) => {
      const [w, h] = [half - by, 49 - by];
      return `M${300 - w + 16} ${58 - h}H${300 + w - 16}q0 16 16 16V${58 + h - 16}q-16 0-16 16H${300 - w + 16}q0-16-16-16V${58 - h + 16}q16 0 16-16z`;
    },
    ends: (half) =>
      [300 - half, 300 + half]
        .map(
          (x) =>
            `<circle cx="${x}" cy="58" r="19" fill="#c2210f" stroke="url(#title-fill)" stroke-width="4"/><path d="M${x - 7} 51h14v14h-14zM${x - 12} 58h24" fill="none" stroke="#ffe9b0" stroke-width="3"/>`,
        )
        .join(""),
  },
  {
    board: (half, by) =>
      `M${300 - half + 14 + by} ${16 + by}H${300 + half - 14 - by}V${106 - by}H${300 - half + 14 + by}Z`,
    ends: (half) =>
      `<path d="M${300 - half - 14} 4Q300 26 ${300 + half + 14} 4L${300 + half + 4} 22Q300 36 ${300 - half - 4} 22Z" fill="#a3200c" stroke="#f2c65a" stroke-width="3"/>`,
  },
  {
    board: (half, by) =>
      `M${300 - half + by} ${17 + by}H${300 + half - by}V${99 - by}H${300 - half + by}Z`,
    ends: (half) =>
      [300 - half, 300 + half]
        .map(
          (x) =>
            `<rect x="${x - 9}" y="12" width="18" height="92" rx="4" fill="url(#title-fill)" stroke="#4a0d04" stroke-width="3"/><rect x="${x - 6}" y="4" width="12" height="108" rx="6" fill="#4a0d04" opacity=".85"/>`,
        )
        .join(""),
  },
];

/** A dark plate with a golden edge between two branches of laurel. */
function laurel(lettering: Lettering) {
  const { titleEdge } = lettering.skin.palette;
  const wide = lettering.width + 52;
  const plate = (by: number, rest: string) =>
    `<rect x="${(300 - wide / 2 + by).toFixed(0)}" y="${12 + by}" width="${(wide - by * 2).toFixed(0)}" height="${92 - by * 2}" rx="6" ${rest}/>`;
  const half = Math.min(262, lettering.width / 2 + 44);
  const leaf = (at: number) => {
    const angle = 62 - at * 25;
    return `<path transform="translate(${(-34 * Math.cos((angle * Math.PI) / 180)).toFixed(1)} ${(44 * Math.sin((angle * Math.PI) / 180)).toFixed(1)}) rotate(${90 - angle * 1.1})" d="M0 0C-9-7-9-19 0-27 9-19 9-7 0 0z"/>`;
  };
  const branch = (side: number) =>
    `<g transform="translate(${300 + side * half} 62) scale(${-side} 1)" fill="url(#title-fill)" stroke="${titleEdge}" stroke-width="2.500"><path d="M14 48C-26 40-44 4-30-38" fill="none" stroke="${titleEdge}" stroke-width="8"/><path d="M14 48C-26 40-44 4-30-38" fill="none" stroke="#f2c65a" stroke-width="4"/>${times(6, leaf)}</g>`;
  return `${written(lettering, "", true)}${plate(0, 'fill="#000" opacity=".4" transform="translate(0 5)"')}${plate(0, `fill="${groundOf(lettering.skin)}" stroke="#f2c65a" stroke-width="5"`)}${plate(8, 'fill="none" stroke="#f2c65a" stroke-opacity=".6" stroke-width="2"')}${branch(-1)}${branch(1)}${shade(3, 4)}${FILLED}`;
}

/** A stone slab with the name cut into it. */
function tablet(lettering: Lettering) {
  const left = 300 - lettering.width / 2 - 40;
  const right = 600 - left;
  const slab = `M${left + 8} 12L${right - 22} 9 ${right - 14} 18 ${right} 20 ${right - 3} 98 ${right - 10} 108 ${left + 26} 106 ${left + 20} 99 ${left} 97 ${left + 3} 30Z`;
  const [dark, stone] = [inkOf(lettering.skin), groundOf(lettering.skin)];
  const fret = (x: number, side: number) =>
    `<path transform="translate(${x} 58) scale(${side} 1)" d="M0-30H14V-18H26V-6H14V6H26V18H14V30H0" fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width="4"/>`;
  return `${written(lettering, "", true)}<path d="${slab}" transform="translate(0 7)" fill="${dark}"/><path d="${slab}" fill="${stone}" stroke="${dark}" stroke-width="3"/><path d="${slab}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="translate(12 3) scale(.96 .95)"/>${fret(left + 6, 1)}${fret(right - 6, -1)}${layer(`fill="#fff" fill-opacity=".75"`, 3)}${layer(`fill="${dark}" stroke="${dark}" stroke-width="2"`)}`;
}

/** A board of two planks with the name painted on it. */
function plank(lettering: Lettering) {
  const { palette } = lettering.skin;
  const left = 300 - lettering.width / 2 - 44;
  const wide = 600 - left * 2;
  const board = (x: number, y: number, w: number, colour: string) =>
    `<path d="M${x} ${y}h${w}l7 12-5 13 6 14-8 10h${-w}l-6-13 7-12-8-13z" fill="${colour}" stroke="#3a1c06" stroke-width="4"/><path d="M${x + 14} ${y + 14}h${w * 0.5}M${x + w * 0.4} ${y + 34}h${w * 0.5}" stroke="#3a1c06" stroke-opacity=".4" stroke-width="3"/>`;
  const nail = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="5" fill="#f6dca8" stroke="#3a1c06" stroke-width="2"/>`;
  const leaves = (x: number, side: number) =>
    `<g transform="translate(${x} 92) scale(${side} 1)" stroke="#12340f" stroke-width="2.500"><path d="M0 0C4-34 30-50 66-48 60-14 36 4 0 0z" fill="#4f9d2f"/><path d="M-4 4C-36 0-52-22-50-54-18-50 2-30-4 4z" fill="#7cc043"/></g>`;
  return `${written(lettering, "", true)}<g transform="rotate(-1.500 300 58)"><rect x="${left}" y="14" width="${wide}" height="98" rx="8" fill="#000" opacity=".4"/>${board(left + 8, 57, wide - 10, "#8f5526")}${board(left, 7, wide - 4, "#b0723a")}${nail(left + 16, 20)}${nail(left + wide - 20, 20)}${nail(left + 20, 96)}${nail(left + wide - 18, 96)}${shade(8, 4)}${stroked(palette.titleEdge, 7)}${FILLED}</g>${leaves(left + 6, 0.62)}${leaves(left + wide, -0.62)}`;
}

/** Cut paper on a string, a letter on each. */
function flags({ name, skin }: Lettering) {
  const cell = Math.min(58, 588 / name.length);
  const size = Math.min(54, (cell / WIDTHS[skin.font]) * 0.92);
  const first = 300 - (cell * name.length) / 2;
  const sag = (x: number) => 8 + 16 * (1 - ((x - 300) / 300) ** 2);
  const flag = (at: number) => {
    if (name[at] === " ") return "";
    const x = first + cell * (at + 0.5);
    const half = cell / 2 - 1.5;
    const scallops = times(4, () => `q${-half / 4} 13 ${-half / 2} 0`);
    const dots = times(
      4,
      (hole) =>
        `<circle cx="${(-half * 0.75 + hole * half * 0.5).toFixed(1)}" cy="66" r="${(half / 11).toFixed(1)}"/>`,
    );
    return `<g transform="translate(${x.toFixed(1)} ${sag(x).toFixed(1)}) rotate(${at % 2 ? 2 : -2})"><path d="M${-half} 0h${half * 2}v74${scallops}z" fill="${PAPERS[at % 6]}" stroke="#fff" stroke-opacity=".55" stroke-width="1.500"/><g fill="#fff" opacity=".6">${dots}</g><text y="${34 + size * 0.36}" font-size="${size.toFixed(1)}" text-anchor="middle" class="letter" fill="#fff" stroke="#0005" stroke-width="5" paint-order="stroke">${escapeHtml(name[at]!)}</text></g>`;
  };
  return `<path d="M0 8Q300 40 600 8" fill="none" stroke="#fff" stroke-width="3"/>${times(name.length, flag)}`;
}

/** Letters of dough that jump, with icing and sprinkles. */
function icing(lettering: Lettering) {
  const { titleEdge } = lettering.skin.palette;
  const { name, width } = lettering;
  const jump = (at: number) => (at % 2 ? 6 : -5);
  const turn = (at: number) => [-7, 5, -3, 8][at % 4]!;
  const sprinkle = (at: number) => {
    const x = 300 - width / 2 + ((at * 137) % 100) * (width / 100);
    return `<rect x="${x.toFixed(0)}" y="${at % 2 ? 10 : 104}" width="14" height="5" rx="2.500" transform="rotate(${(at * 67) % 180} ${x.toFixed(0)} ${at % 2 ? 10 : 104})" fill="${["#ffe27a", "#8ff1ff", "#ff7ac3", "#b6ff8f"][at % 4]}"/>`;
  };
  return `${written(lettering, `dy="${heights(name, jump)}" rotate="${list(name, turn)}"`)}${shade(24, 7)}${stroked("#fff", 23)}${stroked("#ff8cc6", 14)}${stroked(titleEdge, 9)}${FILLED}${times(10, sprinkle)}`;
}

/** Letters cut like stones, in an arch between two crystals. */
function facets(lettering: Lettering) {
  const { palette } = lettering.skin;
  const { name } = lettering;
  const [light, deep] = palette.title;
  const middle = (name.length - 1) / 2;
  const part = (at: number) => (middle ? (at - middle) / middle : 0);
  const half = Math.min(262, lettering.width / 2 + 34);
  const crystal = (side: number) =>
    `<g transform="translate(${300 + side * half} 104) scale(${side} 1) rotate(14)" stroke="${palette.titleEdge}" stroke-width="3" stroke-linejoin="round"><path d="M-14 0-18-48-2-86 16-52 14 0z" fill="${palette.backdrop[0]}"/><path d="M-14 0-18-48-2-86 0 0z" fill="#fff" fill-opacity=".5"/><path d="M10 0 14-30 26-46 34-26 28 0z" fill="${deep}"/></g>`;
  return `<defs><linearGradient id="title-cut" x1="0" y1="0" x2=".12" y2="1"><stop offset=".25" stop-color="#fff"/><stop offset=".5" stop-color="${light}"/><stop offset=".5" stop-color="${deep}"/><stop offset=".95" stop-color="${mix(deep, palette.titleEdge, 0.35)}"/></linearGradient></defs>${written(lettering, `dy="${heights(name, (at) => part(at) ** 2 * 13 - 3)}" rotate="${list(name, (at) => part(at) * 7)}"`)}${crystal(-1)}${crystal(1)}${shade(14, 6)}${stroked(palette.titleEdge, 13)}${layer('fill="url(#title-cut)" stroke="#fff" stroke-opacity=".8" stroke-width="1.500"')}`;
}
