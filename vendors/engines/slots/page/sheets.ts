import { sheet } from "../../shared/page/sheets.ts";
import type { Words } from "../../shared/page/words.ts";

/** The rounds that an autoplay may have; the law may allow fewer. */
const COUNTS = [10, 25, 50, 100];
const FIRST_COUNT = 25;
/** The limits that a player may choose, in stakes; 0 is none. */
const LOSSES = [5, 10, 25, 50];
const WINS = [0, 10, 25, 50];

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
