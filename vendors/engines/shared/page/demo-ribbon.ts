import type { Words } from "./words.ts";

/** Says that the game's money is play money, for as long as the game is open. */
export function demoRibbon(words: Pick<Words, "demo" | "demoText">): string {
  return `<p class="demoRibbon"><strong>${words.demo}</strong><span class="quiet">${words.demoText}</span></p>`;
}
