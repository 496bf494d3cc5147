import { fill } from "../../../pictures/play.ts";
import type { Move } from "../rules/hand.ts";
import { type ChartRow, HARD, PAIRS, SOFT } from "../rules/strategy.ts";
import type { BlackjackWords } from "./words.ts";

const AGAINST = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"];
const MOVE_OF: Readonly<Record<string, Move>> = {
  ...{ H: "hit", S: "stand", D: "double", d: "double", P: "split" },
};

/** Basic strategy as three tables that unfold below the rules. */
export function strategyChart(words: BlackjackWords): string {
  const marks = Object.entries(words.marks)
    .map(([move, mark]) => `${mark}: ${words.moves[move as Move]}`)
    .join(", ");
  return `<details class="chart"><summary>${words.chart}</summary><p>${fill(words.chartText, { marks })}</p>
${tableOf(words, words.chartHard, HARD, (hand, at) => hardName(words, hand, at))}
${tableOf(words, words.chartSoft, SOFT, (hand, at) => softName(words, hand, at))}
${tableOf(words, words.chartPairs, PAIRS, pairName)}</details>`;
}

type NameOf = (hand: string, at: number) => string;

function tableOf(
  words: BlackjackWords,
  title: string,
  rows: readonly ChartRow[],
  nameOf: NameOf,
): string {
  const head = AGAINST.map((card) => `<th scope="col">${card}</th>`).join("");
  const body = rows.map(
    ({ hand, against }, at) =>
      `<tr><th scope="row">${nameOf(hand, at)}</th>${[...against].map((letter) => cell(words, letter)).join("")}</tr>`,
  );
  return `<table class="chartTable"><caption>${title}</caption><thead><tr><th scope="col">${words.chartHand}</th>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

function cell({ marks }: BlackjackWords, letter: string) {
  const move = MOVE_OF[letter]!;
  return `<td class="do-${move}">${marks[move]}${letter === "d" ? "*" : ""}</td>`;
}

/** The first row has all totals above it, the last one those below it, and the second 13 to 16. */
function hardName(words: BlackjackWords, hand: string, at: number) {
  if (at === 0) return fill(words.orMore, { total: hand });
  if (at === HARD.length - 1) return fill(words.orLess, { total: hand });
  return hand === "13" ? "13–16" : hand;
}

function softName(words: BlackjackWords, hand: string, at: number) {
  if (at === 0) return fill(words.orMore, { total: `A-${Number(hand) - 11}` });
  const low = Number(hand) - 11;
  return at < 3 ? `A-${low}` : `A-${low}, A-${low + 1}`;
}

const pairName: NameOf = (hand) => (hand === "2" ? "2-2, 3-3" : `${hand}-${hand}`);
