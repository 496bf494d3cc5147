import type { Words } from "./words.ts";

/** Says that the money is play money where no bar of the site does: in a window of the game's own. */
export function demoRibbon(words: Pick<Words, "demo" | "demoText">): string {
  return `<p class="demoRibbon" data-alone hidden><strong>${words.demo}</strong><span class="quiet">${words.demoText}</span></p>`;
}
