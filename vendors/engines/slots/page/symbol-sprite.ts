import type { FigureName, Figures } from "#vendors/catalogue/figures.ts";
import { mix } from "../../shared/page/colour.ts";
import { escapeHtml } from "../../shared/page/html.ts";
import type { Words } from "../../shared/page/words.ts";
import { figureOf } from "../figures/figure-of.ts";
import { hasDarkReels, type Icons, type Skin } from "./skin.ts";

const LETTERS = { L1: "A", L2: "K", L3: "Q", L4: "J" } as const;
const LETTER_SIZE = 94;
/** How far letters reach above their line and below it, as parts of their size, by face. */
const CAPITAL = 0.71;
const TAILS: Readonly<Record<Skin["font"], { [letter: string]: number }>> = {
  lilita: { Q: 0.18 },
  russo: { Q: 0.17 },
  titan: { Q: 0.14, J: 0.14 },
  luckiest: { Q: 0.1 },
};

/**
 * Every symbol of the reels once, as SVG symbols that cells reference as "#symbol-H1" and so on.
 */
export function symbolSprite(skin: Skin, words: Words): string {
  const drawn =
    "figures" in skin.symbols
      ? figures(skin.symbols.figures, words)
      : iconsAndLetters(skin.symbols.icons, skin, words);
  return `<svg class="sprite" aria-hidden="true" focusable="false"><defs>
${gradients(skin)}</defs>
${drawn}
</svg>`;
}

function figures(shown: Figures, words: Words): string {
  return Object.entries(shown)
    .map(([name, figure]) =>
      name === "W" ? symbol("W", wildFigure(figure, words)) : symbol(name, figureOf(figure)),
    )
    .join("\n");
}

/** The wild says what it does. */
const wildFigure = (figure: FigureName, words: Words) =>
  `${halo("halo-wild")}<g transform="translate(11 -3) scale(.78)">${figureOf(figure)}</g>${ribbon(words.wild, "ribbon-wild")}${badge("×2")}`;

function badge(text: string) {
  return `<circle cx="82" cy="19" r="17" fill="url(#ribbon-free)" stroke="#fff6cf" stroke-width="2.500"/><text x="82" y="25.500" font-size="19" text-anchor="middle" class="ribbonText">${text}</text>`;
}

function iconsAndLetters(icons: Icons, skin: Skin, words: Words): string {
  const isRimmed = hasDarkReels(skin);
  const high = (name: string, inset: number, size: number) => {
    const whole = icon(name, inset, inset, size);
    if (!isRimmed) return whole;
    const drawn = DARK_SUITS.has(name) ? `<g filter="url(#lit-suit)">${whole}</g>` : whole;
    return `<g filter="url(#rim)">${drawn}</g>`;
  };
  return `${symbol("W", halo("halo-wild") + icon(icons.W, 8, 0, 84) + ribbon(words.wild, "ribbon-wild"))}
${symbol("S", burst(skin) + icon(icons.S, 12, 3, 76) + ribbon(words.scatter, "ribbon-free"))}
${symbol("H1", halo("halo-high") + high(icons.H1, 2, 96))}
${symbol("H2", high(icons.H2, 4, 92))}
${symbol("H3", high(icons.H3, 5, 90))}
${symbol("H4", high(icons.H4, 5, 90))}
${Object.entries(LETTERS)
  .map(([name, letter]) => symbol(name, letterOf(name, letter, skin)))
  .join("\n")}`;
}

function symbol(name: string, body: string) {
  return `<symbol id="symbol-${name}" viewBox="0 0 100 100">${body}</symbol>`;
}

function icon(name: string, x: number, y: number, size: number) {
  const href = `/media/icons/${escapeHtml(name)}.webp`;
  return `<image href="${href}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
}

/** The outline of icons on dark reels, in the light of the place. */
export const rimOf = ({ palette }: Skin): string => mix(palette.ray, "#ffffff", 0.55);

function rim(skin: Skin) {
  return `<filter id="rim" x="-5%" y="-5%" width="110%" height="110%"><feMorphology in="SourceAlpha" operator="dilate" radius="1.7"/><feComposite in2="SourceAlpha" operator="out" result="edge"/><feFlood flood-color="${rimOf(skin)}"/><feComposite in2="edge" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
}

/** Icons of cards whose black would vanish on dark reels. */
const DARK_SUITS: ReadonlySet<string> = new Set(["spade-suit", "club-suit"]);

/** A suit in the light of the place: its darkest shade is the ray itself, its lightest white. */
function litSuit({ palette }: Skin) {
  const light = mix(palette.ray, "#ffffff", 0.8);
  const channels = [1, 3, 5].map((at, channel) => {
    const [dark, bright] = [palette.ray, light].map(
      (colour) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
    );
    return `<feFunc${"RGB"[channel]} type="table" tableValues="${dark!.toFixed(2)} ${bright!.toFixed(2)} 1"/>`;
  });
  return `<filter id="lit-suit" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feComponentTransfer>${channels.join("")}</feComponentTransfer></filter>`;
}

function halo(gradient: string) {
  return `<circle cx="50" cy="50" r="49" fill="url(#${gradient})"/>`;
}

function burst(skin: Skin) {
  const points = Array.from({ length: 32 }, (_, at) => {
    const angle = (at / 32) * Math.PI * 2;
    const radius = at % 2 ? 37 : 49;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(48 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="M${points.join("L")}Z" fill="url(#burst)" stroke="${skin.palette.titleEdge}" stroke-width="1.5"/>`;
}

function ribbon(text: string, gradient: string) {
  const size = Math.min(17, 104 / text.length);
  return `<path d="M1 73h98l-5 11.500 5 11.500h-98l5-11.500z" fill="url(#${gradient})" stroke="#2a0d02" stroke-width="1.500"/>
<path d="M7 75h86" stroke="#fff" stroke-opacity=".65" stroke-width="1.500"/>
<text x="50" y="${84.5 + size * 0.36}" font-size="${size}" text-anchor="middle" class="ribbonText">${escapeHtml(text)}</text>`;
}

/**
 * A letter with a thick edge, a shadow below it and light on its upper half. It stands in the
 * middle with its tail, so that the symbol's box cuts nothing off.
 */
function letterOf(name: string, letter: string, skin: Skin) {
  const tail = TAILS[skin.font][letter] ?? 0;
  const line = 48 + ((CAPITAL - tail) * LETTER_SIZE) / 2;
  const text = (down: number, rest: string) =>
    `<text x="50" y="${(line + down).toFixed(1)}" font-size="${LETTER_SIZE}" text-anchor="middle" class="letter" ${rest}>${letter}</text>`;
  const edge = mix(skin.palette.titleEdge, "#000000", 0.25);
  return `${text(4, `fill="${edge}" stroke="${edge}" stroke-width="11"`)}
${text(0, `fill="${edge}" stroke="${edge}" stroke-width="9"`)}
${text(0, `fill="url(#letter-${name})" stroke="#fff" stroke-opacity=".55" stroke-width="1.500"`)}`;
}

function gradients(skin: Skin) {
  const { backdrop, title, ray } = skin.palette;
  const tints = {
    L1: [mix(title[0], "#ffffff", 0.3), title[1]],
    L2: ["#ffffff", mix(ray, backdrop[0], 0.45)],
    L3: [mix(backdrop[0], "#ffffff", 0.55), mix(backdrop[0], backdrop[1], 0.25)],
    L4: [mix(backdrop[1], "#ffffff", 0.7), mix(backdrop[1], "#ffffff", 0.34)],
  };
  const letters = Object.entries(tints).map(([name, [top, bottom]]) =>
    linear(`letter-${name}`, [top!, bottom!]),
  );
  return `${letters.join("")}
${linear("ribbon-wild", ["#ffe98a", "#f5a51c", "#b85f05"])}
${linear("ribbon-free", ["#ff9fb4", "#e4254f", "#8c0a2c"])}
${radial("halo-wild", "#fff3b0", 0.95)}${radial("halo-high", ray, 0.8)}
${linear("burst", [mix(title[0], "#ffffff", 0.4), title[1]])}${rim(skin)}${litSuit(skin)}`;
}

function linear(id: string, stops: string[]) {
  const last = stops.length - 1;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map((colour, at) => `<stop offset="${at / last}" stop-color="${colour}"/>`)
    .join("")}</linearGradient>`;
}

function radial(id: string, colour: string, strength: number) {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".55" stop-color="${colour}" stop-opacity="${strength * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}
