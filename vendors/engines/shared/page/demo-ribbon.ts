import type { Words } from "./words.ts";

/** Says in a window of the game's own that its money is play money; the site's bar says it around a frame. */
export function demoRibbon(words: Pick<Words, "demo" | "demoText">): string {
  return `<p class="demoRibbon" data-alone hidden><strong>${words.demo}</strong><span class="quiet">${words.demoText}</span></p>`;
}
