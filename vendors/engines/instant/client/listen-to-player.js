// @ts-check
/** @import { InstantWords } from "./types.ts" */
import { element, showPartsOutsideSite } from "../../shared/client/elements.js";
import { createSheet } from "../../shared/client/sheet.js";

/**
 * Mouse, touch and keyboard: R plays the round from anywhere but a field of text, where Enter does.
 * @param {{ play: () => void, words: InstantWords,
 *   sounds: { toggle(): boolean, press(): void } }} game
 */
export function listenToPlayer({ play, sounds, words }) {
  const sound = element("sound");
  const rules = createSheet("rules");
  showPartsOutsideSite();
  element("play").addEventListener("click", play);
  element("open-rules").addEventListener("click", () => rules.showModal());
  sound.addEventListener("click", () => {
    const isOn = sounds.toggle();
    sound.toggleAttribute("data-on", isOn);
    sound.setAttribute("aria-label", isOn ? words.soundOff : words.soundOn);
  });
  for (const id of ["stake-less", "stake-more"])
    element(id).addEventListener("click", () => sounds.press());
  document.addEventListener("keydown", (event) => {
    const isElsewhere = document.querySelector("dialog[open]") !== null;
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const isText = event.target instanceof HTMLInputElement && event.target.type === "text";
    if (event.key.toLowerCase() === (isText ? "enter" : "r")) play();
  });
}
