import { times } from "#vendors/engines/shared/page/draw.ts";
import { escapeHtml } from "#vendors/engines/shared/page/html.ts";
import { CARD_FITTINGS } from "../../tables/page/fittings.ts";
import type { BlackjackWords } from "./words.ts";

/** The half-moon: the dealer's hand, the print on the cloth, and the player's two places. */
export function tableTop(words: BlackjackWords): string {
  return `<div class="places" aria-hidden="true">${'<span class="place"></span>'.repeat(4)}</div>${print(words)}${CARD_FITTINGS}${rack()}
<div class="dealer"><p class="handName">${words.hands.dealer}<span class="points" id="dealer-points" hidden></span></p><div class="cards" id="dealer-cards" aria-hidden="true"></div></div>
<div class="felt seats" id="felt" role="group" aria-label="${words.felt}" inert>${seat(0, "hand", words)}${seat(1, "split", words)}</div>
<p class="quiet" id="told"></p>`;
}

/** A split opens the second place. Nobody presses its chip. */
function seat(at: number, spot: "hand" | "split", words: BlackjackWords) {
  const state = at === 0 ? "" : " disabled";
  return `<div class="seat" id="seat-${at}"${at === 0 ? "" : " hidden"}><div class="cards" aria-hidden="true"></div><span class="verdict" hidden></span><p class="points" hidden></p><button class="spot circle" type="button" data-spot="${spot}"${state}><span class="circleName">${escapeHtml(words.spots[spot])}</span><span class="spotChip" hidden></span></button></div>`;
}

/** The dealer's chips, in rows of their own colours. */
function rack() {
  const rows = times(
    5,
    (at) =>
      `<g class="rack-${at}"><rect x="${14 + at * 39}" y="12" width="32" height="72" rx="6" fill="#000" opacity=".55"/>${times(9, (chip) => `<rect class="rackChip" x="${15 + at * 39}" y="${76 - chip * 7.6}" width="30" height="6.6" rx="2.4"/>`)}</g>`,
  );
  return `<svg class="rack" viewBox="0 0 220 96" aria-hidden="true" focusable="false"><rect class="rackBody" x="2" y="2" width="216" height="92" rx="14"/>${rows}</svg>`;
}

function print({ printed, printedBelow }: BlackjackWords) {
  return `<svg class="print21" viewBox="0 0 1000 150" aria-hidden="true" focusable="false"><defs><path id="arc-upper" d="M20 34Q500 128 980 34"/><path id="arc-lower" d="M60 92Q500 172 940 92"/></defs><path class="printLine" d="M4-12Q500 86 996-12M44 106Q500 190 956 106"/><text class="printLarge"><textPath href="#arc-upper" startOffset="50%" text-anchor="middle">${escapeHtml(printed.toUpperCase())}</textPath></text><text class="printSmall"><textPath href="#arc-lower" startOffset="50%" text-anchor="middle">${escapeHtml(printedBelow.toUpperCase())}</textPath></text></svg>`;
}
