// @ts-check
/** @import { Scene, Stage, TableWords } from "../types.ts" */
import { element, isCalm, pause } from "../../../shared/client/elements.js";
import { cardOf } from "../card.js";
import { fly } from "../hands.js";

/** The wait before a hand is named, and before the card that may change the last one. */
const NAME_MS = 450;
const HOLD_MS = 650;

/**
 * Seven cards in three groups. After each group its place's hand is named, and its odds light up on the
 * cloth when it wins.
 * @param {{ stop(): void, tick(): void }} sounds
 * @param {TableWords} words
 * @returns {Stage}
 */
export function createSevenCards(sounds, words) {
  const groups = [...document.querySelectorAll(".group")].map((group) => ({
    group: /** @type {HTMLElement} */ (group),
    id: /** @type {HTMLElement} */ (group).dataset.hand ?? "",
    cards: /** @type {HTMLElement} */ (group.querySelector(".cards")),
    hand: /** @type {HTMLElement} */ (group.querySelector(".groupHand")),
  }));
  const odds = () => element("felt").querySelectorAll(".handOdds [data-hand]");

  function clear() {
    for (const { group, cards, hand } of groups) {
      group.removeAttribute("data-won");
      cards.replaceChildren();
      hand.textContent = "";
    }
    for (const cell of odds()) cell.removeAttribute("data-hit");
  }

  /** @param {Scene} scene @param {typeof groups[number]} group */
  function name(scene, { group, id, hand }) {
    const value = String(scene.values[id] ?? "");
    const isWon = scene.result.split("-").includes(id);
    hand.textContent = words.values?.[value] ?? "";
    group.toggleAttribute("data-won", isWon);
    if (!isWon) return;
    const cell = `[data-spot="${id}"] .handOdds [data-hand="${value}"]`;
    element("felt").querySelector(cell)?.toggleAttribute("data-hit", true);
  }

  return {
    start: clear,
    giveUp: clear,
    place(scene) {
      clear();
      for (const one of groups) {
        one.cards.append(...(scene.hands[one.id] ?? []).map(cardOf));
        name(scene, one);
      }
    },
    async land(scene) {
      const last = scene.hands.seven?.at(-1);
      for (const one of groups) {
        for (const card of scene.hands[one.id] ?? []) {
          if (card === last && !isCalm()) await pause(HOLD_MS);
          const shown = cardOf(card);
          one.cards.append(shown);
          sounds.stop();
          if (!isCalm()) await fly(shown);
        }
        if (!isCalm()) await pause(NAME_MS);
        name(scene, one);
      }
      if (!isCalm()) await pause(NAME_MS);
    },
  };
}
