// @ts-check
/** @import { TableWords } from "./types.ts" */
import { element, showPartsOutsideSite } from "../../shared/client/elements.js";

/**
 * Mouse, touch and keyboard: R plays the round from anywhere, 1 to 5 select a chip.
 * @param {{ deal: () => void, words: TableWords, sounds: { toggle(): boolean } }} table
 */
export function listenToTable({ deal, sounds, words }) {
  const sound = element("sound");
  const rules = /** @type {HTMLDialogElement} */ (element("rules"));
  showPartsOutsideSite();
  element("deal").addEventListener("click", deal);
  sound.addEventListener("click", () => {
    const isOn = sounds.toggle();
    sound.toggleAttribute("data-on", isOn);
    sound.setAttribute("aria-label", isOn ? words.soundOff : words.soundOn);
  });
  element("open-rules").addEventListener("click", () => rules.showModal());
  element("close-rules").addEventListener("click", () => rules.close());
  rules.addEventListener("click", (event) => {
    if (event.target === rules) rules.close();
  });
  document.addEventListener("keydown", (event) => {
    if (rules.open || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const chip = element("chips").querySelectorAll("input")[Number(event.key) - 1];
    if (chip) chip.checked = true;
    if (event.key.toLowerCase() === "r") deal();
  });
}
