import { figuresIn, percentIn } from "#vendors/engines/shared/page/figures.ts";
import { glyph } from "#vendors/engines/shared/page/glyph.ts";
import { escapeHtml } from "#vendors/engines/shared/page/html.ts";
import { fill } from "../../../pictures/play.ts";
import { moneyWriter } from "../../shared/client/money.js";
import { publishedReturns } from "../rules/published-returns.ts";
import { tableRules } from "../rules/table-kinds.ts";
import { CHIP_LEAST, TABLE_MOST } from "../table-limits.ts";
import { handPays } from "./hand-pays.ts";
import type { TablePage } from "./table-page.ts";
import type { TableWords } from "./words.ts";

/** The figures of baccarat's rules. */
const BANKER = { pay: "0.95", commission: "5" };

/** The pay and return of each bet, the rules, and what keeps the game fair. */
export function tableRulesDialog({ kind, money }: TablePage, words: TableWords): string {
  const { locale } = money;
  const written = moneyWriter(money);
  const limits = words.limits
    .replace("{min}", written(CHIP_LEAST))
    .replace("{max}", written(TABLE_MOST));
  const pays = new Map(tableRules[kind].spots.map((spot) => [spot.id, spot.pays]));
  const rows = Object.entries(publishedReturns[kind]).map(
    ([spot, back]) =>
      `<tr><th scope="row">${escapeHtml(words.payRows[spot] ?? spot)}</th><td>${words.odds?.[spot] ?? figuresIn(locale, pays.get(spot) ?? "")}</td><td>${percentIn(locale, back)}</td></tr>`,
  );
  const banker = {
    bankerPay: figuresIn(locale, BANKER.pay),
    commission: percentIn(locale, BANKER.commission),
  };
  const texts = [
    ...words.how.map((text) => figuresIn(locale, fill(text, banker))),
    words.fair,
    words.safe,
    words.keys,
  ];
  return `<dialog class="rules" id="rules" aria-labelledby="rules-title">
<header><h2 id="rules-title">${words.rules}</h2><button class="round" id="close-rules" type="button" aria-label="${words.close}">${glyph("close")}</button></header>
<div class="rulesBody" tabindex="0" role="region" aria-labelledby="rules-title">
<p class="rulesFacts"><span>${escapeHtml(limits)}</span></p>
<h3>${words.pays}</h3>
<table class="payTable"><thead><tr><th scope="col">${words.bet}</th><th scope="col">${words.paysColumn}</th><th scope="col">${words.returnColumn}</th></tr></thead><tbody>${rows.join("")}</tbody></table>
${kind === "three-five-seven" ? handPays(words) : ""}
<h3>${words.howTitle}</h3>
${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("")}
</div></dialog>`;
}
