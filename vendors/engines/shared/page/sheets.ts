import { glyph } from "./glyph.ts";
import type { Words } from "./words.ts";

export function sheet(id: string, title: string, words: Pick<Words, "close">, body: string) {
  return `<dialog class="rules sheet" id="${id}" aria-labelledby="${id}-title">
<header><h2 id="${id}-title">${title}</h2><button class="round" id="close-${id}" type="button" aria-label="${words.close}">${glyph("close")}</button></header>
<div class="rulesBody" tabindex="0" role="region" aria-labelledby="${id}-title">${body}</div></dialog>`;
}

/** The stakes at one press, which the client writes (client/stake.js), and the law's word on them. */
export const stakeSheet = (words: Pick<Words, "chooseStake" | "close">, law: string | null) =>
  sheet(
    "stakes",
    words.chooseStake,
    words,
    `<div class="choices" id="stake-list"></div>${law ? `<p>${law}</p>` : ""}`,
  );

/** The last rounds; the client reads them each time the sheet opens (client/history.js). */
export const historySheet = (
  words: Pick<Words, "history" | "historyTime" | "stake" | "win" | "close">,
) =>
  sheet(
    "history",
    words.history,
    words,
    `<p id="history-note" role="status"></p>
<table class="historyTable" id="history-table" hidden><thead><tr><th scope="col">${words.historyTime}</th><th scope="col">${words.stake}</th><th scope="col">${words.win}</th></tr></thead><tbody id="history-rows"></tbody></table>`,
  );

/** The stake's two buttons, and its amount, which opens the sheet of stakes. */
export const stakeControl = (words: Pick<Words, "stake" | "stakeLess" | "stakeMore">) =>
  `<div class="stake" role="group" aria-label="${words.stake}">
<button class="round" id="stake-less" type="button" aria-label="${words.stakeLess}">${glyph("minus")}</button>
<button class="meter stakeOpen" id="open-stakes" type="button" aria-haspopup="dialog"><span>${words.stake}</span><strong id="stake">—</strong></button>
<button class="round" id="stake-more" type="button" aria-label="${words.stakeMore}">${glyph("plus")}</button>
</div>`;
