import { escapeHtml } from "#vendors/engines/shared/page/html.ts";
import { CARD_FITTINGS } from "../../tables/page/fittings.ts";
import type { BlackjackWords } from "./words.ts";

/** The half-moon: the dealer's hand, the print on the cloth, and the player's two places. */
export function tableTop(words: BlackjackWords): string {
  return `${print(words)}${CARD_FITTINGS}
<div class="dealer"><p class="handName">${words.hands.dealer}<span class="points" id="dealer-points" hidden></span></p><div class="cards" id="dealer-cards" aria-hidden="true"></div></div>
<div class="felt seats" id="felt" role="group" aria-label="${words.felt}" inert>${seat(0, "hand", words)}${seat(1, "split", words)}</div>
<p class="quiet" id="told"></p>`;
}

/** The second place opens with a split; its chip is no button to press. */
function seat(at: number, spot: "hand" | "split", words: BlackjackWords) {
  const state = at === 0 ? "" : " disabled";
  return `<div class="seat" id="seat-${at}"${at === 0 ? "" : " hidden"}><div class="cards" aria-hidden="true"></div><p class="tally"><span class="points" hidden></span><span class="verdict" hidden></span></p><button class="spot circle" type="button" data-spot="${spot}"${state}><span class="circleName">${escapeHtml(words.spots[spot])}</span><span class="spotChip" hidden></span></button></div>`;
}

function print({ printed, printedBelow }: BlackjackWords) {
  return `<svg class="print21" viewBox="0 0 1000 210" aria-hidden="true" focusable="false"><defs><path id="arc-upper" d="M40 40Q500 190 960 40"/><path id="arc-lower" d="M90 108Q500 244 910 108"/></defs><path class="printLine" d="M20 8Q500 162 980 8M66 124Q500 268 934 124"/><text class="printLarge"><textPath href="#arc-upper" startOffset="50%" text-anchor="middle">${escapeHtml(printed.toUpperCase())}</textPath></text><text class="printSmall"><textPath href="#arc-lower" startOffset="50%" text-anchor="middle">${escapeHtml(printedBelow.toUpperCase())}</textPath></text></svg>`;
}
