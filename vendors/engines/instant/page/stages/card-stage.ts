import { times } from "#vendors/engines/shared/page/draw.ts";
import { fill } from "../../../../pictures/play.ts";
import { DRAWN, NUMBERS } from "../../rules/keno.ts";
import type { InstantWords } from "../words.ts";

const COLUMNS = 8;

/** A tray for the drawn balls above the card of forty numbers. */
export function cardStage(words: InstantWords): string {
  const numbers = times(NUMBERS, (place) => {
    const number = place + 1;
    return `<button class="number" type="button" data-place="${place}" aria-pressed="false" aria-label="${fill(words.parts.number!, { number })}" tabindex="${place === 0 ? 0 : -1}"><span aria-hidden="true">${number}</span></button>`;
  });
  return `<div class="cardBox"><div class="tray" aria-hidden="true">${times(DRAWN, () => '<span class="socket"></span>')}</div>
<div class="card" id="places" data-columns="${COLUMNS}" role="group" aria-label="${words.stage}" inert>${numbers}</div></div>`;
}
