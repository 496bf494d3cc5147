import type { Words } from "./words.ts";

/** Says for as long as the game is open that its money is play money. */
export function demoRibbon(words: Pick<Words, "demo" | "demoText">): string {
  return `<p class="demoRibbon"><strong>${words.demo}</strong><span class="quiet">${words.demoText}</span></p>`;
}
