import { iconData } from "../../pictures/icon-data.ts";
import { pictureWords } from "../../pictures/picture-words.ts";
import { fill, type Picture, type Play, svgOf } from "../../pictures/play.ts";
import { moneyTextOf } from "../../wallet/money-form.ts";
import { escapeHtml } from "../shared/page/html.ts";
import { wordsOf } from "../shared/page/words.ts";
import type { Win } from "./engine/evaluate-screen.ts";
import { withCoins } from "./engine/held-coins.ts";
import { type SpinResult, spinResult } from "./engine/play-spin.ts";
import type { Screen } from "./engine/rules.ts";
import type { SlotGame } from "./engine/slot-kinds.ts";
import type { Skin } from "./page/skin.ts";
import { symbolName } from "./page/symbol-name.ts";
import { symbolSprite } from "./page/symbol-sprite.ts";

const CELL = 96;
const GAP = 8;
const EDGE = 22;
const LINE_COLOURS = ["#ffd75e", "#7ef0ff", "#ff8fd0", "#a8ff7a", "#ffb066", "#c9b3ff"];

const at = (index: number) => EDGE + index * (CELL + GAP);
const middle = (index: number) => at(index) + CELL / 2;

/** The reels as they ended, with winning cells lit and winning lines drawn. */
export async function slotPicture(skin: Skin, game: SlotGame, play: Play): Promise<Picture> {
  const { rules } = game;
  const found = spinResult(rules, play.stops, play.kind);
  const coins = found.coins?.coins ?? [];
  const ended = found.chosenWin?.screen ?? found.screen;
  const screen = rules.coins ? withCoins(ended, rules.coins.symbol, coins) : ended;
  const width = 2 * EDGE + rules.strips.length * (CELL + GAP) - GAP;
  const height = 2 * EDGE + rules.rows * (CELL + GAP) - GAP;
  const { words } = wordsOf(play.language);
  const icons = "icons" in skin.symbols ? Object.values(skin.symbols.icons) : [];
  const sprite = await withIcons(symbolSprite(skin, words, rules.coins), icons);
  const svg = svgOf(
    width,
    height,
    `${backdrop(skin, width, height)}${sprite}${cells(skin, screen, litCells(game, found))}
${found.wins.map(lineOf).join("")}`,
  );
  return { svg, alt: altOf(skin, game, play, { screen, found }) };
}

function backdrop(skin: Skin, width: number, height: number) {
  const [centre, middle, edge] = skin.palette.backdrop;
  return `<defs><radialGradient id="backdrop"><stop offset="0" stop-color="${centre}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient></defs>
<rect width="${width}" height="${height}" rx="20" fill="url(#backdrop)"/><rect x="9" y="9" width="${width - 18}" height="${height - 18}" rx="15" fill="${skin.plate}" fill-opacity=".82" stroke="${skin.plateLine}" stroke-width="2"/>`;
}

/** The winning cells as "reel/row"; empty when nothing won. */
function litCells({ rules }: SlotGame, found: SpinResult): Set<string> {
  const lit = found.wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel}/${row}`));
  for (const reel of found.chosenWin?.reels ?? [])
    for (let row = 0; row < rules.rows; row += 1) lit.push(`${reel}/${row}`);
  if (found.coins?.factor)
    for (const { reel, row } of found.coins.coins) lit.push(`${reel}/${row}`);
  if (found.scatterFactor > 0 || found.freeGames > 0) {
    for (const [reel, symbols] of found.shown.entries())
      for (const [row, symbol] of symbols.entries())
        if (symbol === rules.scatter?.symbol) lit.push(`${reel}/${row}`);
  }
  return new Set(lit);
}

function cells(skin: Skin, screen: Screen, lit: ReadonlySet<string>) {
  return screen
    .flatMap((symbols, reel) =>
      symbols.map((symbol, row) => {
        const isLit = lit.has(`${reel}/${row}`);
        const frame = isLit
          ? 'fill="#fff" fill-opacity=".2" stroke="#ffe07a" stroke-width="3"'
          : `fill="#000" fill-opacity=".25" stroke="${skin.plateLine}"`;
        const faint = lit.size > 0 && !isLit ? ' opacity=".5"' : "";
        return `<g${faint}><rect x="${at(reel)}" y="${at(row)}" width="${CELL}" height="${CELL}" rx="12" ${frame}/><use href="#symbol-${symbol}" x="${at(reel) + 5}" y="${at(row) + 5}" width="${CELL - 10}" height="${CELL - 10}"/></g>`;
      }),
    )
    .join("");
}

/** Nothing where every way pays: the lit cells tell it. */
function lineOf({ line, cells }: Win, n: number) {
  if (line === null) return "";
  const points = cells.map(([reel, row]) => `${middle(reel)},${middle(row)}`).join(" ");
  const shape = `<polyline points="${points}" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return `${shape} stroke="#000" stroke-opacity=".45" stroke-width="8"/>${shape} stroke="${LINE_COLOURS[n % LINE_COLOURS.length]}" stroke-width="4"/>`;
}

/** A picture shown as an image loads nothing, so its icons are embedded. */
async function withIcons(sprite: string, names: readonly string[]): Promise<string> {
  let inlined = sprite;
  for (const name of new Set(names)) {
    const data = await iconData(name);
    inlined = inlined.replaceAll(`/media/icons/${escapeHtml(name)}.webp`, data ?? "");
  }
  return inlined;
}

type Seen = { screen: Screen; found: SpinResult };

function altOf(skin: Skin, { rules }: SlotGame, play: Play, { screen, found }: Seen): string {
  const words = pictureWords(play.language);
  const nameOf = (symbol: string) => symbolName(skin, play.language, symbol);
  const rows = Array.from({ length: rules.rows }, (_, row) =>
    screen.map((symbols) => nameOf(symbols[row]!)).join(", "),
  );
  const bet = play.stake / BigInt(rules.bets);
  const money = moneyTextOf(play);
  const amountOf = (factor: number) => money(bet * BigInt(factor * found.multiplier));
  const wins = found.wins.map(({ line, ways, symbol, count, factor, times }) =>
    fill(line === null ? words.ways : times > 1 ? words.lineTimes : words.line, {
      ...{ line: (line ?? 0) + 1, ways, count, times },
      symbol: nameOf(symbol),
      amount: amountOf(factor),
    }),
  );
  const { chosen, chosenWin, scatterFactor } = found;
  const scatters = scatterFactor
    ? [
        fill(words.scatters, {
          count: found.scatters,
          amount: amountOf(scatterFactor * rules.bets),
        }),
      ]
    : [];
  const free = found.freeGames ? [fill(words.free, { count: found.freeGames })] : [];
  const drawn = chosen ? [fill(words.chosen, { symbol: nameOf(chosen) })] : [];
  const fills = chosenWin
    ? [fill(words.fills, { count: chosenWin.reels.length, amount: amountOf(chosenWin.factor) })]
    : [];
  const { factor = 0, isFull = false, coins = [] } = found.coins ?? {};
  const held = factor
    ? [
        fill(isFull ? words.coinsFull : words.coins, {
          count: coins.length,
          amount: amountOf(factor * rules.bets),
        }),
      ]
    : [];
  const won = [...wins, ...scatters, ...free, ...drawn, ...fills, ...held];
  const ended = won.length > 0 ? `${won.join("; ")}.` : words.nothing;
  return `${skin.name}. ${words.reels} ${rows.join("; ")}. ${ended}`;
}
