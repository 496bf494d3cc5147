// @ts-check
/** @import { Words } from "./types.ts" */
import { element, showPartsOutsideSite } from "../../shared/client/elements.js";

const STEPS = /** @type {Record<string, number>} */ ({
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
});

/**
 * Mouse, touch and keyboard: Space or Enter spins from anywhere but another control, arrows change
 * the stake.
 * @param {{ spin: () => void, step: (by: number) => void, words: Words,
 *   sounds: { toggle(): boolean, press(): void } }} game
 */
export function listenToPlayer({ spin, step, sounds, words }) {
  const sound = element("sound");
  showPartsOutsideSite();
  element("spin").addEventListener("click", spin);
  sound.addEventListener("click", () => {
    const isOn = sounds.toggle();
    sound.toggleAttribute("data-on", isOn);
    sound.setAttribute("aria-label", isOn ? words.soundOff : words.soundOn);
  });
  for (const id of ["stake-less", "stake-more"])
    element(id).addEventListener("click", () => sounds.press());
  document.addEventListener("keydown", (event) => {
    const isElsewhere = document.querySelector("dialog[open]") !== null;
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = STEPS[event.key];
    if (by) {
      event.preventDefault();
      step(by);
    }
    const isOnControl = event.target instanceof Element && event.target.closest("a, button");
    if ((event.key === " " || event.key === "Enter") && !isOnControl) {
      event.preventDefault();
      if (!event.repeat) spin();
    }
  });
}
