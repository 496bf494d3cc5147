import { fill } from "../../shared/client/elements.js";
import { moneyWriter } from "../../shared/client/money.js";
import { percentIn } from "../../shared/page/figures.ts";
import { glyph } from "../../shared/page/glyph.ts";
import { escapeHtml } from "../../shared/page/html.ts";
import { lawOfSpeed, lawOfStakes, offeredStakes } from "../../shared/page/law.ts";
import type { Words } from "../../shared/page/words.ts";
import type { CoinRules, SlotRules } from "../engine/rules.ts";
import type { GamePage } from "./game-page.ts";
import { countOf, freeGamesText } from "./rule-words.ts";
import { symbolName } from "./symbol-name.ts";

/** Rules, paytable and return to the player. Amounts follow the chosen stake (client/rules.js). */
export function rulesDialog(page: GamePage): string {
  const { words, money, game } = page;
  const { rules } = game;
  const stakes = offeredStakes(page.game.stakes, page.stakeMost);
  const count = countOf(rules);
  const rtp = percentIn(money.locale, game.rtp);
  const volatility = VOLATILITY[game.volatility];
  const written = moneyWriter(money);
  const range = words.stakeRange
    .replace("{min}", written(stakes[0]!))
    .replace("{max}", written(stakes.at(-1)!));
  return `<dialog class="rules" id="rules" aria-labelledby="rules-title">
<header><h2 id="rules-title">${words.rules}</h2><button class="round" id="close-rules" type="button" aria-label="${words.close}">${glyph("close")}</button></header>
<div class="rulesBody" tabindex="0" role="region" aria-labelledby="rules-title">
<p class="rulesFacts"><strong>${words.rtp.replace("{rtp}", rtp)}</strong><span>${escapeHtml(range)}</span><span>${words[volatility]}</span><span>${highestOf(page)}</span></p>
<h3>${words.pays}</h3>
<p id="pays-for" data-text="${escapeHtml(rules.lines.length > 0 ? words.paysFor : words.paysForWays)}"></p>
<ul class="pays">${specials(page)}${Object.entries(rules.linePays)
    .filter(([symbol]) => symbol !== rules.wild)
    .map(([symbol, pays]) => payRow(page, symbol, Object.entries(pays)))
    .join("")}</ul>
${rules.lines.length > 0 ? linesOf(rules, words) : waysOf(rules, words)}
<h3>${words.how}</h3>
${howToPlay(page, { count, rtp })
  .map((text) => `<p>${text}</p>`)
  .join("")}
</div></dialog>`;
}

const VOLATILITY = {
  low: "volatilityLow",
  medium: "volatilityMedium",
  high: "volatilityHigh",
} as const satisfies Record<GamePage["game"]["volatility"], keyof Words>;

/** The highest payout in stakes, of a paid spin and of a free one. */
function highestOf({ words, money, game }: GamePage): string {
  const { format } = new Intl.NumberFormat(money.locale);
  const { highest, highestFree } = game;
  if (highestFree === null) return words.highest.replace("{count}", format(highest));
  return words.highestFree
    .replace("{count}", format(highest))
    .replace("{free}", format(highestFree));
}

type Figures = { count: string; rtp: string };

function howToPlay(page: GamePage, { count, rtp }: Figures): string[] {
  const { words, money, game } = page;
  const { lines, freeGames, coins } = game.rules;
  const figures = new Intl.NumberFormat(money.locale);
  const how6 = words.how6
    .replace("{hits}", figures.format(game.hits))
    .replace("{gains}", figures.format(game.gains));
  return [
    (lines.length > 0 ? words.how1 : words.how1Ways).replace("{count}", count),
    ...(coins ? coinTexts(page, coins) : [freeGamesText(freeGames, words)]),
    words.how3.replace("{rtp}", rtp),
    words.how4,
    how6,
    freeGames ? words.how5 : words.how5Classic,
    ...[lawOfStakes(page), lawOfSpeed(page)].filter((text) => text !== null),
    words.keys,
  ];
}

/** What coins do, with how often it happens. */
function coinTexts({ words, money, game }: GamePage, coins: CoinRules): string[] {
  const { format } = new Intl.NumberFormat(money.locale);
  const texts = [words.how2Coins, words.how2CoinsEnd, words.how2CoinsChance];
  const values: Record<string, string | number> = {
    ...{ trigger: coins.trigger, respins: coins.respins, oneIn: coins.oneIn },
    cells: game.rules.strips.length * game.rules.rows,
    full: format(coins.full),
    once: format(game.coinsOnceIn ?? 0),
  };
  return texts.map((text) => fill(text, values));
}

/**
 * What the best symbols pay on all reels, where an upright window has room for it. Assistive
 * technology finds the same figures in the rules.
 */
export function bestPays({ words, game }: GamePage): string {
  const cells = Object.entries(game.rules.linePays)
    .slice(0, 4)
    .map(([symbol, pays]) => {
      const [count, factor] = Object.entries(pays).at(-1)!;
      return `<li>${symbolArt(symbol)}<span>${words.symbolCount.replace("{count}", count)}</span><strong data-factor="${factor}" data-unit="line"></strong></li>`;
    });
  return `<ul class="best" id="best" aria-hidden="true">${cells.join("")}</ul>`;
}

function specials({ words, game }: GamePage) {
  const { scatter, wildMultiplier, wildsGrow, linePays, freeGames, coins } = game.rules;
  const wildText = wildMultiplier
    ? words.wildDoubles
    : wildsGrow
      ? words.wildGrows
      : coins
        ? words.wildCoins
        : words.wildPays;
  const ownPays = linePays.W ? payTable(Object.entries(linePays.W), "line") : "";
  const wild = `<li class="paySpecial">${symbolArt("W")}<div><p><strong>${words.wild}</strong> ${wildText}</p>${ownPays}</div></li>`;
  if (coins) return wild + coinRow(coins, words);
  if (!scatter) return wild;
  const scatterPays = words.scatterPays.replace("{games}", String(freeGames?.games ?? 0));
  return `${wild}
<li class="paySpecial">${symbolArt("S")}<div><p><strong>${words.scatter}</strong> ${scatterPays}</p>${payTable(Object.entries(scatter.pays), "total")}</div></li>`;
}

/** The best values by their names; the others stand on the coins. */
function coinRow({ symbol, values, full }: CoinRules, words: Words) {
  const plain = values.filter(({ name }) => !name).map(({ value }) => value);
  const text = fill(words.coinPays, { least: Math.min(...plain), most: Math.max(...plain) });
  const named = values.flatMap(({ name, value }) => (name ? [[words[name], value] as const] : []));
  const rows = [[words.grand, full] as const, ...named.reverse()].map(
    ([name, value]) =>
      `<div><dt>${name}</dt><dd data-factor="${value}" data-unit="total"></dd></div>`,
  );
  return `
<li class="paySpecial">${symbolArt(`${symbol}-${plain.at(-1)}`)}<div><p><strong>${words.coin}</strong> ${text}</p><dl>${rows.join("")}</dl></div></li>`;
}

/** A symbol has a name for those whom its picture does not reach. */
function payRow({ skin, language }: GamePage, symbol: string, pays: [string, number][]) {
  const name = `<span class="quiet">${symbolName(skin, language, symbol)}</span>`;
  return `<li>${symbolArt(symbol)}${name}${payTable(pays, "line")}</li>`;
}

function payTable(pays: [string, number][], unit: "line" | "total") {
  const rows = [...pays]
    .reverse()
    .map(
      ([count, factor]) =>
        `<div><dt>${count}</dt><dd data-factor="${factor}" data-unit="${unit}"></dd></div>`,
    );
  return `<dl>${rows.join("")}</dl>`;
}

function symbolArt(symbol: string) {
  return `<svg class="paySymbol" viewBox="0 0 100 100" aria-hidden="true"><use href="#symbol-${symbol}"/></svg>`;
}

const linesOf = (rules: SlotRules, words: Words) =>
  `<h3>${words.lines.replace("{count}", countOf(rules))}</h3>
<ul class="lineList">${rules.lines.map((rows, at) => lineItem(rows, at, words)).join("")}</ul>`;

/** An example of ways: 2 × 1 × 3. */
const EXAMPLE = [[0, 2], [1], [0, 1, 2], [], []];

const waysOf = (rules: SlotRules, words: Words) =>
  `<h3>${words.ways.replace("{count}", countOf(rules))}</h3>
<p class="waysExample">${grid(EXAMPLE, 'aria-hidden="true"')}<span>${words.waysExample}</span></p>`;

function lineItem(rows: readonly number[], at: number, words: Words) {
  const label = words.lineOf.replace("{line}", String(at + 1));
  const cells = rows.map((row) => [row]);
  return `<li>${grid(cells, `role="img" aria-label="${label}"`)}<span aria-hidden="true">${at + 1}</span></li>`;
}

/** A small picture of the reels with the rows that count. */
function grid(rows: readonly (readonly number[])[], attributes: string): string {
  const cells = rows.flatMap((lit, reel) =>
    [0, 1, 2].map(
      (one) =>
        `<rect x="${reel * 12 + 1}" y="${one * 12 + 1}" width="10" height="10" rx="2.500" class="${lit.includes(one) ? "on" : "off"}"/>`,
    ),
  );
  return `<svg viewBox="0 0 ${rows.length * 12} 36" ${attributes}>${cells.join("")}</svg>`;
}
