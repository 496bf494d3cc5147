import type { FigureName, Figures } from "#vendors/catalogue/figures.ts";
import { escapeHtml } from "../../shared/page/html.ts";
import type { Words } from "../../shared/page/words.ts";
import type { CoinRules } from "../engine/rules.ts";
import { figureOf } from "../figures/figure-of.ts";
import { kitOf } from "../materials/kit-of.ts";
import { HIGH_SYMBOLS, LETTERS, type Rank } from "../materials/material.ts";
import { picture } from "../materials/work.ts";
import { coinDefs, coinFace, rankOfCoin } from "./coin-art.ts";
import type { Skin } from "./skin.ts";

/**
 * Every symbol of the reels once, as SVG symbols that cells reference as "#symbol-H1" and so on, and
 * the figures beside them.
 */
export function symbolSprite(skin: Skin, words: Words, coins?: CoinRules): string {
  const { defs, drawn } =
    "figures" in skin.symbols
      ? { defs: "", drawn: figures(skin.symbols.figures, words) }
      : ofMaterial(skin, skin.symbols, words, coins);
  return `<svg class="sprite" aria-hidden="true" focusable="false"><defs>
${SHARED}${defs}</defs>
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
  `<circle cx="50" cy="50" r="49" fill="url(#halo-wild)"/><g transform="translate(11 -3) scale(.78)">${figureOf(figure)}</g>${ribbon(words.wild, "ribbon-wild")}${badge("×2")}`;

function badge(text: string) {
  return `<circle cx="82" cy="19" r="17" fill="url(#ribbon-free)" stroke="#fff6cf" stroke-width="2.500"/><text x="82" y="25.500" font-size="19" text-anchor="middle" class="ribbonText">${text}</text>`;
}

type Made = Extract<Skin["symbols"], { icons: unknown }>;

function ofMaterial(skin: Skin, { icons, material }: Made, words: Words, coins?: CoinRules) {
  const kit = kitOf(material);
  const ribbons: { [name: string]: string } = {
    W: ribbon(words.wild, "ribbon-wild"),
    S: ribbon(words.scatter, "ribbon-free"),
  };
  const high = HIGH_SYMBOLS.filter((name) => !coins || name !== "S").map((name) =>
    symbol(name, kit.icon(icons[name], name, skin) + (ribbons[name] ?? "")),
  );
  const letters = Object.entries(LETTERS).map(([name, letter], at) =>
    symbol(name, kit.letter(letter, at as Rank, skin)),
  );
  const heroes = (skin.heroes ?? []).map((name, at) =>
    drawing(`figure-${at === 0 ? "lead" : "second"}`, kit.figure(picture(name, 6), at as Rank)),
  );
  const struck = coins ? coinSymbols(coins, words) : [];
  return {
    defs: kit.defs(skin) + (coins ? coinDefs(material) : ""),
    drawn: [...high, ...letters, ...struck, ...heroes].join("\n"),
  };
}

/** A coin for each value, and one without, which only passes by. */
function coinSymbols({ symbol: name, values }: CoinRules, words: Words): string[] {
  const named = values.filter((coin) => coin.name);
  const ofValue = values.map((coin) => {
    const rank = rankOfCoin(named.indexOf(coin));
    const label = coin.name ? ribbon(words[coin.name], COIN_RIBBONS[coin.name]) : "";
    const face = coinFace(rank, `×${coin.value}`, coin.name !== undefined);
    return symbol(`${name}-${coin.value}`, face + label);
  });
  return [symbol(name, '<use href="#coin-gold"/>'), ...ofValue];
}

const COIN_RIBBONS = { mini: "ribbon-mini", major: "ribbon-free" } as const;

const symbol = (name: string, body: string) => drawing(`symbol-${name}`, body);

const drawing = (id: string, body: string) =>
  `<symbol id="${id}" viewBox="0 0 100 100">${body}</symbol>`;

function ribbon(text: string, gradient: string) {
  const size = Math.min(17, 104 / text.length);
  return `<path d="M1 73h98l-5 11.500 5 11.500h-98l5-11.500z" fill="url(#${gradient})" stroke="#2a0d02" stroke-width="1.500"/>
<path d="M7 75h86" stroke="#fff" stroke-opacity=".65" stroke-width="1.500"/>
<text x="50" y="${84.5 + size * 0.36}" font-size="${size}" text-anchor="middle" class="ribbonText">${escapeHtml(text)}</text>`;
}

/** The gradients of the ribbons, and the blur of a reel that turns. */
const SHARED = `<filter id="speed" x="0" y="-20%" width="100%" height="140%"><feGaussianBlur stdDeviation="0 5"/></filter>
${linear("ribbon-wild", ["#ffe98a", "#f5a51c", "#b85f05"])}
${linear("ribbon-mini", ["#8ff0b8", "#15834a", "#064226"])}
${linear("ribbon-free", ["#ff9fb4", "#e4254f", "#8c0a2c"])}
<radialGradient id="halo-wild"><stop offset="0" stop-color="#fff3b0" stop-opacity=".95"/><stop offset=".55" stop-color="#fff3b0" stop-opacity=".38"/><stop offset="1" stop-color="#fff3b0" stop-opacity="0"/></radialGradient>`;

function linear(id: string, stops: string[]) {
  const last = stops.length - 1;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map((colour, at) => `<stop offset="${at / last}" stop-color="${colour}"/>`)
    .join("")}</linearGradient>`;
}
