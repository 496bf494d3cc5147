// @ts-check
/** @import { Scene, Stage } from "./types.ts" */
import { element, isCalm, pause } from "../../shared/client/elements.js";
import { cardOf } from "./card.js";

const CARD_MS = 430;

/**
 * Two hands of cards, dealt in turn from the shoe and turned over.
 * @param {{ stop(): void }} sounds
 * @returns {Stage}
 */
export function createHands(sounds) {
  const hands = [...document.querySelectorAll(".hand")].map((hand) => ({
    hand: /** @type {HTMLElement} */ (hand),
    id: /** @type {HTMLElement} */ (hand).dataset.hand ?? "",
    cards: /** @type {HTMLElement} */ (hand.querySelector(".cards")),
    points: /** @type {HTMLElement} */ (hand.querySelector(".points")),
  }));

  function clear() {
    for (const { hand, cards, points } of hands) {
      hand.removeAttribute("data-won");
      cards.replaceChildren();
      points.hidden = true;
    }
  }

  /** @param {Scene} scene */
  function finish(scene) {
    for (const { hand, id, points } of hands) {
      const value = scene.values[id];
      points.hidden = value === undefined;
      points.textContent = value === undefined ? "" : String(value);
      hand.toggleAttribute("data-won", scene.result === id || scene.result === "tie");
    }
  }

  return {
    start: clear,
    giveUp: clear,
    place(scene) {
      clear();
      for (const { id, cards } of hands) cards.append(...(scene.hands[id] ?? []).map(cardOf));
      finish(scene);
    },
    async land(scene) {
      const most = Math.max(...hands.map(({ id }) => scene.hands[id]?.length ?? 0));
      for (let at = 0; at < most; at += 1)
        for (const { id, cards } of hands) {
          const card = scene.hands[id]?.[at];
          if (card === undefined) continue;
          const shown = cardOf(card);
          cards.append(shown);
          sounds.stop();
          if (!isCalm()) await fly(shown);
        }
      if (!isCalm()) await pause(CARD_MS);
      finish(scene);
    },
  };
}

/**
 * Moves the card from the shoe to its place and turns it over on the way. A page without room for a
 * shoe deals from above the table.
 * @param {HTMLElement} card
 */
export function fly(card) {
  slide(card);
  turnOver(card);
  return pause(CARD_MS * 0.9);
}

/** @param {HTMLElement} card */
export function slide(card) {
  const { left, top } = card.getBoundingClientRect();
  const shoe = element("shoe").getBoundingClientRect();
  const [x, y] = shoe.width > 0 ? [shoe.left, shoe.top] : [innerWidth / 2, -80];
  const from = `translate(${x - left}px, ${y - top}px) rotate(40deg)`;
  card.animate(
    [
      { transform: from, opacity: 0.2 },
      { transform: "none", opacity: 1 },
    ],
    { duration: CARD_MS, easing: "cubic-bezier(.2,.75,.3,1)" },
  );
}

/** @param {HTMLElement} card */
export function turnOver(card) {
  card.firstElementChild?.animate(
    [
      { transform: "rotateY(180deg)" },
      { transform: "rotateY(180deg)", offset: 0.4 },
      { transform: "none" },
    ],
    { duration: CARD_MS * 1.7, easing: "ease-in-out" },
  );
}
