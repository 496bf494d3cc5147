import { glyph } from "../../shared/page/glyph.ts";
import type { Words } from "../../shared/page/words.ts";

/** The rounds that an autoplay may have; the law may allow fewer. */
const COUNTS = [10, 25, 50, 100];
const FIRST_COUNT = 25;
/** The limits that a player may choose, in stakes; 0 is none. */
const LOSSES = [5, 10, 25, 50];
const WINS = [0, 10, 25, 50];

function sheet(id: string, title: string, words: Words, body: string) {
  return `<dialog class="rules sheet" id="${id}" aria-labelledby="${id}-title">
<header><h2 id="${id}-title">${title}</h2><button class="round" id="close-${id}" type="button" aria-label="${words.close}">${glyph("close")}</button></header>
<div class="rulesBody" tabindex="0" role="region" aria-labelledby="${id}-title">${body}</div></dialog>`;
}

/** The stakes at one press, which the client writes (client/stake.js), and the law's word on them. */
export const stakeSheet = (words: Words, law: string | null) =>
  sheet(
    "stakes",
    words.chooseStake,
    words,
    `<div class="choices" id="stake-list"></div>${law ? `<p>${law}</p>` : ""}`,
  );

/** The last rounds; the client reads them each time the sheet opens (client/history.js). */
export const historySheet = (words: Words) =>
  sheet(
    "history",
    words.history,
    words,
    `<p id="history-note" role="status"></p>
<table class="historyTable" id="history-table" hidden><thead><tr><th scope="col">${words.historyTime}</th><th scope="col">${words.stake}</th><th scope="col">${words.win}</th></tr></thead><tbody id="history-rows"></tbody></table>`,
  );

/** Number of rounds and limits; the client writes the amounts for the stake (client/autoplay.js). */
export function autoplaySheet(
  words: Words,
  most: number | null,
  /** What else ends the rounds of this game. */
  text: string,
): string {
  const group = (title: string, choices: string[]) =>
    `<fieldset><legend>${title}</legend><div class="choices">${choices.join("")}</div></fieldset>`;
  const choice = (name: string, value: number, isChosen: boolean, label: string) =>
    `<label class="choice"><input class="coverInput" type="radio" name="${name}" value="${value}"${isChosen ? " checked" : ""}>${label}</label>`;
  const times = (value: number) => `<span data-times="${value}"></span>`;
  const lawful = COUNTS.filter((value) => most === null || value <= most);
  const offered = lawful.length > 0 || most === null ? lawful : [most];
  const first = offered.findLast((value) => value <= FIRST_COUNT) ?? offered[0];
  const counts = offered.map((value) =>
    choice("count", value, value === first, `<span>${value}</span>`),
  );
  const losses = LOSSES.map((value) => choice("loss", value, value === 10, times(value)));
  const wins = WINS.map((value) =>
    choice("win", value, value === 0, value === 0 ? `<span>${words.noLimit}</span>` : times(value)),
  );
  return sheet(
    "autoplay",
    words.autoplay,
    words,
    `<form id="autoplay-form">
${group(words.autoplayCount, counts)}
${group(words.autoplayLossMax, losses)}
${group(words.autoplayWinMax, wins)}
<p>${text}</p>
<button class="bannerButton" type="submit">${words.start}</button>
</form>`,
  );
}
