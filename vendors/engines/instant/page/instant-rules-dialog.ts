import { engineFacts } from "#vendors/catalogue/engines.ts";
import { fill } from "../../../pictures/play.ts";
import { moneyWriter } from "../../shared/client/money.js";
import { type Fraction, percent } from "../../shared/fraction.ts";
import { percentIn } from "../../shared/page/figures.ts";
import { glyph } from "../../shared/page/glyph.ts";
import { escapeHtml } from "../../shared/page/html.ts";
import { lawOfSpeed, lawOfStakes, offeredStakes } from "../../shared/page/law.ts";
import { figuresOf, timesWriter } from "../client/times.js";
import { INSTANT_STAKES } from "../instant-stakes.ts";
import { TARGET_LEAST, wordsThatReach } from "../rules/crash.ts";
import { RISKS, ROWS, slotsOf } from "../rules/drop.ts";
import { type InstantKind, instantRules } from "../rules/instant-kinds.ts";
import { TIMES_MOST } from "../rules/instant-rules.ts";
import { PICKED_MOST, paysFor } from "../rules/keno.ts";
import { fieldText, MINES_MOST, markedMost, timesFor } from "../rules/mines.ts";
import { placesText } from "../rules/places.ts";
import type { InstantPage } from "./instant-page.ts";
import type { InstantWords } from "./words.ts";

/** The pays and returns of each choice, the rules, and what keeps the game fair. */
export function instantRulesDialog(page: InstantPage, words: InstantWords): string {
  const { kind, money, stakeMost } = page;
  const { locale } = money;
  const written = moneyWriter(money);
  const stakes = offeredStakes(INSTANT_STAKES, stakeMost);
  const range = fill(words.stakeRange, {
    min: written(stakes[0]!),
    max: written(stakes.at(-1)!),
  });
  const most = fill(words.highestTimes, {
    times: figuresOf(locale, engineFacts[kind].maxMultiple! * 100, 0),
  });
  const law = [lawOfStakes({ ...page, words }), lawOfSpeed({ ...page, words })];
  const texts = [
    ...words.how.map((text) => fill(text, factsIn(locale))),
    ...law.filter((text) => text !== null),
    ...[words.fair, words.safe, words.keys],
  ];
  const rows = ROWS_OF[kind](locale, words).map(
    ([name, pays, back]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(pays)}</td><td>${back}</td></tr>`,
  );
  return `<dialog class="rules" id="rules" aria-labelledby="rules-title">
<header><h2 id="rules-title">${words.rules}</h2><button class="round" id="close-rules" type="button" aria-label="${words.close}">${glyph("close")}</button></header>
<div class="rulesBody" tabindex="0" role="region" aria-labelledby="rules-title">
<p class="rulesFacts"><span>${escapeHtml(range)}</span><span>${escapeHtml(most)}</span></p>
<h3>${words.howTitle}</h3>
${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("")}
<h3>${words.pays}</h3>
<table class="payTable"><thead><tr><th scope="col">${words.payHead}</th><th scope="col">${words.paysColumn}</th><th scope="col">${words.returnColumn}</th></tr></thead><tbody>${rows.join("")}</tbody></table>
</div></dialog>`;
}

const returnText = (locale: string, back: Fraction) => percentIn(locale, percent(back, 2));

/** The figures that the rules' texts name, as the locale writes them. */
function factsIn(locale: string) {
  const mines = instantRules.mines;
  const all = [...mines.published().keys()].map((pick) => Number(percent(mines.returnOf(pick), 2)));
  return {
    ways: figuresOf(locale, 2 ** ROWS * 100, 0),
    share: percentIn(locale, "97"),
    timesMost: figuresOf(locale, TIMES_MOST * 100, 0),
    exitLeast: figuresOf(locale, TARGET_LEAST, 2),
    endLeast: figuresOf(locale, 100, 2),
    least: percentIn(locale, Math.min(...all).toFixed(2)),
    most: percentIn(locale, Math.max(...all).toFixed(2)),
  };
}

type Row = [name: string, pays: string, back: string];

const SHOWN_MARKS = [1, 2, 3, 5, 8];

const ROWS_OF: Readonly<Record<InstantKind, (locale: string, words: InstantWords) => Row[]>> = {
  drop(locale, words) {
    const times = timesWriter(locale);
    return RISKS.map((risk) => [
      words.rows[risk]!,
      slotsOf(risk)
        .slice(0, ROWS / 2 + 1)
        .map((one) => times(one))
        .join(" · "),
      returnText(locale, instantRules.drop.returnOf(risk)),
    ]);
  },
  mines(locale) {
    const times = timesWriter(locale);
    return Array.from({ length: MINES_MOST }, (_, at) => {
      const mines = at + 1;
      const most = markedMost(mines);
      const backs = Array.from({ length: most }, (__, to) => {
        const marked = Array.from({ length: to + 1 }, (___, cell) => cell);
        return Number(percent(instantRules.mines.returnOf(fieldText(mines, marked)), 2));
      });
      const [least, top] = [Math.min(...backs), Math.max(...backs)];
      const pays = SHOWN_MARKS.filter((marked) => marked <= most);
      const ends = [...new Set([least, top])].map((one) => percentIn(locale, one.toFixed(2)));
      return [
        String(mines),
        pays.map((marked) => times(timesFor(mines, marked))).join(" · "),
        ends.join("–"),
      ];
    });
  },
  keno(locale, words) {
    const times = timesWriter(locale);
    return Array.from({ length: PICKED_MOST }, (_, at) => {
      const places = Array.from({ length: at + 1 }, (__, place) => place);
      const pays = paysFor(at + 1).flatMap((one, hits) =>
        one > 0 ? [fill(words.parts.hits!, { hits, times: times(one) })] : [],
      );
      const back = instantRules.keno.returnOf(placesText(places));
      return [String(at + 1), pays.join(" · "), returnText(locale, back)];
    });
  },
  crash(locale) {
    const times = timesWriter(locale);
    return [...instantRules.crash.published().keys()].map((pick) => {
      const target = Number(pick);
      const reached = (wordsThatReach(target) / 2 ** 32) * 100;
      return [
        times(target, 2),
        percentIn(locale, reached.toFixed(reached < 1 ? 3 : 2)),
        returnText(locale, instantRules.crash.returnOf(pick)),
      ];
    });
  },
};
