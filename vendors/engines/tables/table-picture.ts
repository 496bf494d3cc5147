import { pictureWords } from "../../pictures/picture-words.ts";
import { fill, type Picture, type Play, svgOf } from "../../pictures/play.ts";
import { moneyTextOf } from "../../wallet/money-form.ts";
import { escapeHtml } from "../shared/page/html.ts";
import { resultText } from "./client/show-result.js";
import { prizeSprite } from "./page/prize-sprite.ts";
import type { TableSkin } from "./page/table-skin.ts";
import { tableSprite } from "./page/table-sprite.ts";
import { type TableWords, tableWordsOf } from "./page/words.ts";
import { PRIZE_COLOURS } from "./prize-colours.ts";
import { isEmblem, PRIZE_PAYS, SEGMENTS } from "./rules/money-wheel.ts";
import { colourOf, WHEEL } from "./rules/roulette.ts";
import { type TableKind, tableRules } from "./rules/table-kinds.ts";
import type { Scene } from "./rules/table-rules.ts";
import { paidOn } from "./table-view.ts";

export const WIDTH = 572;
const STAGE = 240;
export const ROW = 34;
const SHOWN_BETS = 8;
const GROUP_GAP = 20;
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const POCKETS = { zero: "#0d7a43", red: "#c1102c", black: "#17131f" } as const;

/** The table at the round's end, with the win of each bet. */
export function tablePicture(kind: TableKind, skin: TableSkin, play: Play): Picture {
  const { words } = tableWordsOf(kind, play.language);
  const scene = tableRules[kind].sceneOf(play.stops);
  const result = resultText(words, scene);
  const bets = betsOf(kind, words, play);
  const height = STAGE + bets.length * ROW + (bets.length > 0 ? 30 : 0);
  const svg = svgOf(
    WIDTH,
    height,
    `${cloth(skin, height)}${tableSprite()}${stageOf(scene, words)}
${label(WIDTH / 2, STAGE - 22, result, 24)}
${bets.map((bet, n) => betRow(bet, STAGE + 14 + n * ROW)).join("")}`,
  );
  return { svg, alt: altOf(skin, { scene, result, bets, words, language: play.language }) };
}

export type Bet = { name: string; stake: string; paid: string; isWon: boolean };

function betsOf(kind: TableKind, words: TableWords, play: Play): Bet[] {
  const bets = play.bets ?? {};
  const paid = paidOn(kind, bets, play.stops);
  const write = moneyTextOf(play);
  const money = (text: string | undefined) => write(BigInt(text ?? 0));
  return Object.entries(bets)
    .slice(0, SHOWN_BETS)
    .map(([spot, stake]) => ({
      name: words.spots[spot] ?? spot,
      stake: money(stake),
      paid: money(paid[spot]),
      isWon: paid[spot] !== undefined,
    }));
}

export function cloth(skin: TableSkin, height: number) {
  return `<defs><radialGradient id="cloth" cy=".35"><stop offset="0" stop-color="${skin.felt}"/><stop offset="1" stop-color="${skin.feltDeep}"/></radialGradient></defs>
<rect width="${WIDTH}" height="${height}" rx="20" fill="url(#cloth)"/><rect x="9" y="9" width="${WIDTH - 18}" height="${height - 18}" rx="14" fill="none" stroke="${skin.feltLine}" stroke-opacity=".7" stroke-width="2"/>`;
}

export function label(x: number, y: number, text: string, size: number, anchor = "middle") {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="#fff">${escapeHtml(text)}</text>`;
}

export function betRow({ name, stake, paid, isWon }: Bet, y: number) {
  const tone = isWon ? 'fill="#fff" fill-opacity=".2"' : 'fill="#000" fill-opacity=".3"';
  const base = y + 21;
  return `<rect x="24" y="${y}" width="${WIDTH - 48}" height="${ROW - 6}" rx="9" ${tone}/>
${label(38, base, name, 16, "start")}${label(360, base, stake, 16, "end")}${label(WIDTH - 38, base, isWon ? `+${paid}` : paid, 16, "end")}`;
}

function stageOf({ hands }: Scene, words: TableWords): string {
  if (hands.dice) return diceRow(hands.dice);
  if (hands.pocket) return wheelRow(hands.pocket[0] ?? 0);
  if (hands.segment) return prizeRow(hands.segment[0] ?? 0);
  const entries = Object.entries(hands);
  const count = entries.reduce((sum, [, cards]) => sum + cards.length, 0);
  // As many cards as seven in three groups fill the width by their number, and are smaller.
  const isMany = entries.length > 2;
  const width = isMany ? (WIDTH - 40 - 2 * GROUP_GAP) / count : 76;
  let from = 20;
  return entries
    .map(([hand, cards], n) => {
      const span = cards.length * width;
      const left = isMany ? from : (WIDTH / entries.length) * (n + 0.5) - (span - 8) / 2;
      from += span + GROUP_GAP;
      return `${label(left + (span - 8) / 2, 46, words.hands[hand] ?? hand, 19)}${cards
        .map((card, at) => cardAt(card, left + at * width, 62))
        .join("")}`;
    })
    .join("");
}

export function cardAt(card: number, x: number, y: number) {
  const suit = Math.floor(card / 13);
  const colour = suit % 2 ? "#c1102c" : "#1b1722";
  return `<rect x="${x}" y="${y}" width="68" height="98" rx="9" fill="#fffdf7" stroke="#000" stroke-opacity=".35"/>
<text x="${x + 34}" y="${y + 44}" font-size="38" text-anchor="middle" fill="${colour}">${RANKS[card % 13]}</text>
<use href="#suit-${suit}" x="${x + 17}" y="${y + 54}" width="34" height="34" fill="${colour}"/>`;
}

function diceRow(dice: readonly number[]) {
  const left = (WIDTH - (dice.length * 120 - 20)) / 2;
  return dice
    .map((face, n) => {
      const x = left + n * 120;
      return `<rect x="${x}" y="56" width="100" height="100" rx="18" fill="#fffdf7" stroke="#000" stroke-opacity=".35" stroke-width="2"/><use href="#die-${face}" x="${x}" y="56" width="100" height="100"/>`;
    })
    .join("");
}

/** The pocket between its neighbours on the wheel, the ball above it. */
function wheelRow(pocket: number) {
  const row = between(WHEEL, WHEEL.indexOf(pocket), (number, tile) =>
    tileOf(tile, POCKETS[colourOf(number)], figure(tile, number, "#fff")),
  );
  return `${row}<circle cx="${WIDTH / 2}" cy="48" r="13" fill="#fff" stroke="#000" stroke-opacity=".4"/>`;
}

/** The segment between its neighbours, the flapper above it. */
function prizeRow(segment: number) {
  const row = between(SEGMENTS, segment, (prize, tile) => {
    const [field, ink] = PRIZE_COLOURS[prize];
    const { x, size } = tile;
    const side = size * 0.6;
    const emblem = `<use href="#prize-${prize}" transform="translate(${x - side / 2} ${TILE_Y - side / 2}) scale(${side / 100})" color="${ink}"/>`;
    return tileOf(tile, field, isEmblem(prize) ? emblem : figure(tile, PRIZE_PAYS[prize], ink));
  });
  return `${prizeSprite()}${row}<path d="M${WIDTH / 2 - 13} 34h26l-13 34z" fill="#ffe07a" stroke="#000" stroke-opacity=".4"/>`;
}

const TILE_Y = 122;
type Tile = { x: number; size: number; isHit: boolean };

/** What came, larger, with the two before and after it on the wheel. */
function between<One>(
  wheel: readonly One[],
  place: number,
  drawn: (one: One, tile: Tile) => string,
) {
  return [-2, -1, 0, 1, 2]
    .map((step) => {
      const one = wheel[(place + step + wheel.length) % wheel.length]!;
      const isHit = step === 0;
      const x = WIDTH / 2 + step * 98 + Math.sign(step) * 14;
      return drawn(one, { x, size: isHit ? 112 : 76, isHit });
    })
    .join("");
}

function tileOf({ x, size, isHit }: Tile, field: string, mark: string) {
  return `<g${isHit ? "" : ' opacity=".72"'}><rect x="${x - size / 2}" y="${TILE_Y - size / 2}" width="${size}" height="${size}" rx="14" fill="${field}" stroke="${isHit ? "#ffe07a" : "#fff"}" stroke-opacity="${isHit ? 1 : 0.4}" stroke-width="${isHit ? 4 : 2}"/>${mark}</g>`;
}

function figure({ x, isHit }: Tile, number: number, ink: string) {
  const [size, drop] = isHit ? [54, 20] : [32, 12];
  return `<text x="${x}" y="${TILE_Y + drop}" font-size="${size}" text-anchor="middle" fill="${ink}">${number}</text>`;
}

type TableResult = {
  scene: Scene;
  result: string;
  bets: Bet[];
  words: TableWords;
  language: string;
};

function altOf(skin: TableSkin, { scene, result, bets, words, language }: TableResult): string {
  const say = pictureWords(language);
  const nameOf = (card: number) => `${say.ranks[card % 13]} ${say.suits[Math.floor(card / 13)]}`;
  const hands = Object.entries(scene.hands).flatMap(([hand, values]) => {
    if (hand === "pocket" || hand === "segment") return [];
    if (hand === "dice") return [fill(say.dice, { dice: values.join(", ") })];
    const cards = values.map(nameOf).join(", ");
    return [fill(say.cards, { hand: words.hands[hand] ?? hand, cards })];
  });
  const betTexts = bets.map(({ name, stake, paid }) => fill(say.bet, { spot: name, stake, paid }));
  const bet = betTexts.length > 0 ? ` ${say.bets} ${betTexts.join("; ")}.` : "";
  return `${skin.name}. ${[...hands, `${result}.`].join(" ")}${bet}`;
}
