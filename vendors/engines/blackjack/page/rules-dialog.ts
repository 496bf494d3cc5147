import { engineFacts } from "#vendors/catalogue/engines.ts";
import { LEFT_HOURS } from "#vendors/engines/engine.ts";
import { percentIn } from "#vendors/engines/shared/page/figures.ts";
import { glyph } from "#vendors/engines/shared/page/glyph.ts";
import { escapeHtml } from "#vendors/engines/shared/page/html.ts";
import { fill } from "../../../pictures/play.ts";
import { moneyWriter } from "../../shared/client/money.js";
import { CHIP_LEAST } from "../../tables/table-limits.ts";
import { HAND_MOST, PAY_MOST, STAKES_MOST } from "../bet-limits.ts";
import type { BlackjackPage } from "./blackjack-page.ts";
import { strategyChart } from "./strategy-chart.ts";
import type { BlackjackWords } from "./words.ts";

/** What is paid, the return, the rules, and what keeps the game fair. */
export function rulesDialog({ money }: BlackjackPage, words: BlackjackWords): string {
  const written = moneyWriter(money);
  const limits = fill(words.limits, { min: written(CHIP_LEAST), max: written(HAND_MOST) });
  const rtp = percentIn(money.locale, engineFacts.blackjack.rtp);
  const rows = (["blackjack", "win", "push"] as const).map(
    (row) =>
      `<tr><th scope="row">${words.payRows[row]}</th><td class="payWords">${words.odds[row]}</td></tr>`,
  );
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("");
  return `<dialog class="rules" id="rules" aria-labelledby="rules-title">
<header><h2 id="rules-title">${words.rules}</h2><button class="round" id="close-rules" type="button" aria-label="${words.close}">${glyph("close")}</button></header>
<div class="rulesBody" tabindex="0" role="region" aria-labelledby="rules-title">
<p class="rulesFacts"><span>${escapeHtml(limits)}</span><span>${fill(words.rtp, { rtp })}</span></p>
<h3>${words.pays}</h3>
<table class="payTable"><thead><tr><th scope="col">${words.bet}</th><th scope="col">${words.paysColumn}</th></tr></thead><tbody>${rows.join("")}</tbody></table>
${paragraphs([fill(words.back21, { rtp }), fill(words.most, { most: PAY_MOST, stakes: STAKES_MOST })])}
<h3>${words.howTitle}</h3>
${paragraphs(words.how)}
${strategyChart(words)}
${paragraphs([words.fair, fill(words.safe, { hours: LEFT_HOURS }), words.keys])}
</div></dialog>`;
}
