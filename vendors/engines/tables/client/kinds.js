// @ts-check
import { element } from "../../shared/client/elements.js";

/**
 * The choice of inside bets at roulette: the board takes one sort at a time, so that each target is
 * large enough for a finger. Other tables have no such choice.
 */
export function offerKinds() {
  const felt = element("felt");
  const kinds = document.getElementById("kinds");
  const choose = (/** @type {string} */ kind) => {
    felt.dataset.kind = kind;
    for (const spot of felt.querySelectorAll("button[data-kind]"))
      spot.toggleAttribute("disabled", spot.getAttribute("data-kind") !== kind);
  };
  kinds?.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target.value);
  });
  // A press before this script listens has moved the mark already.
  const marked = kinds?.querySelector("input:checked");
  if (marked instanceof HTMLInputElement) choose(marked.value);
}
