import { times } from "#vendors/engines/shared/page/draw.ts";
import { fill } from "../../../../pictures/play.ts";
import { CELLS } from "../../rules/mines.ts";
import type { InstantWords } from "../words.ts";
import { fieldSprite } from "./field-sprite.ts";

const COLUMNS = 5;

/** Five by five cells to mark and to open. */
export function fieldStage(words: InstantWords): string {
  const cells = times(CELLS, (cell) => {
    const place = { row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 };
    return `<button class="cell" type="button" data-place="${cell}" aria-pressed="false" aria-label="${fill(words.parts.cell!, place)}" tabindex="${cell === 0 ? 0 : -1}"><span class="lid" aria-hidden="true"><svg class="flag" viewBox="0 0 40 40"><use href="#flag"/></svg></span><span class="pit" aria-hidden="true"><svg class="gem" viewBox="0 0 40 40"><use href="#gem"/></svg><svg class="mine" viewBox="0 0 40 40"><use href="#mine"/></svg></span></button>`;
  });
  return `${fieldSprite()}<div class="field" id="places" data-columns="${COLUMNS}" role="group" aria-label="${words.stage}" inert>${cells}</div>`;
}
