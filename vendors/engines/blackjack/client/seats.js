// @ts-check
/** @import { BlackjackWords, Scene } from "./types.ts" */
import { element, isCalm, pause } from "../../shared/client/elements.js";
import { cardOf } from "../../tables/client/card.js";
import { slide, turnOver } from "../../tables/client/hands.js";
import { totalOf, writtenTotal } from "./points.js";

const DEAL_MS = 390;
const REVEAL_MS = 620;
const SPLIT_MS = 420;

/**
 * The dealer's hand and the player's one or two, dealt card by card.
 * @param {{ stop(): void, press(): void }} sounds
 * @param {Pick<BlackjackWords, "verdicts">} words
 */
export function createSeats(sounds, words) {
  const dealer = place(element("dealer-cards"), element("dealer-points"));
  const seats = [0, 1].map((at) => {
    const root = element(`seat-${at}`);
    const verdict = /** @type {HTMLElement} */ (root.querySelector(".verdict"));
    return { root, verdict, ...place(part(root, ".cards"), part(root, ".points")) };
  });

  function clear() {
    for (const one of [dealer, ...seats]) one.clear();
    for (const { root, verdict } of seats) {
      root.removeAttribute("data-active");
      root.removeAttribute("data-result");
      verdict.hidden = true;
    }
    element("seat-1").hidden = true;
    element("felt").removeAttribute("data-split");
  }

  /** @param {number} at */
  function openSeat(at) {
    element("seat-1").hidden = at === 0;
    element("felt").toggleAttribute("data-split", at === 1);
  }

  /** Marks whose turn it is, and the results at the end. @param {Scene} scene */
  function mark(scene) {
    for (const [at, { root, verdict, count }] of seats.entries()) {
      const hand = scene.hands[at];
      root.toggleAttribute("data-active", scene.active === at);
      count(hand !== undefined && !hand.isDone && !scene.isOver);
      verdict.hidden = !hand?.result;
      if (hand?.result) {
        root.dataset.result = hand.result;
        verdict.textContent = words.verdicts[hand.result];
      }
    }
    dealer.count(!scene.isOver);
  }

  return {
    clear,
    /** Shows a state without movement. @param {Scene} scene */
    place(scene) {
      clear();
      openSeat(scene.hands.length - 1);
      for (const [at, { cards }] of scene.hands.entries()) seats[at]?.lay(cards);
      dealer.lay(scene.dealer);
      if (scene.dealer.length === 1) dealer.layHidden();
      mark(scene);
    },
    /** Deals what a state has more than the table. @param {Scene} scene */
    async show(scene) {
      const give = async (
        /** @type {ReturnType<typeof place>} */ to,
        /** @type {number} */ card,
      ) => {
        sounds.stop();
        await to.give(card);
      };
      const [own, other] = seats;
      if (!own || !other) return;
      if (own.shown.length === 0) {
        const cards = scene.hands[0]?.cards ?? [];
        await give(own, cards[0] ?? 0);
        await give(dealer, scene.dealer[0] ?? 0);
        await give(own, cards[1] ?? 0);
        sounds.stop();
        await dealer.giveHidden();
      }
      if (scene.hands.length === 2 && other.shown.length === 0) {
        openSeat(1);
        await moveCard(own, other);
      }
      for (const [at, hand] of scene.hands.entries()) {
        const seat = seats[at];
        if (seat) for (const card of hand.cards.slice(seat.shown.length)) await give(seat, card);
      }
      if (scene.dealer.length > 1) {
        for (const seat of seats) seat.root.removeAttribute("data-active");
        sounds.press();
        await dealer.reveal(scene.dealer[1] ?? 0);
        for (const card of scene.dealer.slice(2)) await give(dealer, card);
      }
      mark(scene);
    },
  };
}

/**
 * A place for cards, with the bubble of its total.
 * @param {HTMLElement} cards
 * @param {HTMLElement} points
 */
function place(cards, points) {
  /** @type {number[]} */
  const shown = [];

  /** @param {boolean} [isOpen] */
  function count(isOpen = false) {
    points.hidden = shown.length === 0;
    points.textContent = writtenTotal(shown, isOpen);
    points.toggleAttribute("data-bust", totalOf(shown).total > 21);
  }

  /** @param {HTMLElement} made */
  function add(made) {
    cards.append(made);
    cards.style.setProperty("--count", String(cards.children.length));
  }

  return {
    shown,
    cards,
    count,
    clear() {
      shown.length = 0;
      cards.replaceChildren();
      cards.style.removeProperty("--count");
      points.hidden = true;
    },
    /** @param {readonly number[]} dealt */
    lay(dealt) {
      for (const card of dealt) add(cardOf(card));
      shown.push(...dealt);
    },
    layHidden: () => add(hiddenCard()),
    /** @param {number} card */
    async give(card) {
      const made = cardOf(card);
      add(made);
      if (!isCalm()) {
        slide(made);
        turnOver(made);
        await pause(DEAL_MS);
      }
      shown.push(card);
      count(true);
    },
    async giveHidden() {
      const made = hiddenCard();
      add(made);
      if (isCalm()) return;
      slide(made);
      await pause(DEAL_MS);
    },
    /** Turns the hidden card over. @param {number} card */
    async reveal(card) {
      const made = cardOf(card);
      const hidden = cards.querySelector(".cardDown");
      if (hidden) hidden.replaceWith(made);
      else add(made);
      if (!isCalm()) {
        turnOver(made);
        await pause(REVEAL_MS);
      }
      shown.push(card);
      count(true);
    },
  };
}

/** A card that lies face down and has no face on the page. */
function hiddenCard() {
  const made = document.createElement("div");
  made.className = "card cardDown";
  const inner = document.createElement("div");
  inner.className = "cardInner";
  const back = document.createElement("div");
  back.className = "cardBack";
  inner.append(back);
  made.append(inner);
  return made;
}

/**
 * Moves the second card of a pair to the place beside it.
 * @param {ReturnType<typeof place>} from
 * @param {ReturnType<typeof place>} to
 */
async function moveCard(from, to) {
  const card = from.cards.lastElementChild;
  const value = from.shown.pop();
  if (!card || value === undefined) return;
  const was = card.getBoundingClientRect();
  to.cards.append(card);
  to.shown.push(value);
  for (const { cards, count } of [from, to]) {
    cards.style.setProperty("--count", String(cards.children.length));
    count(true);
  }
  if (isCalm()) return;
  const now = card.getBoundingClientRect();
  const by = `translate(${was.left - now.left}px, ${was.top - now.top}px)`;
  card.animate([{ transform: by }, { transform: "none" }], {
    ...{ duration: SPLIT_MS, easing: "cubic-bezier(.3,.1,.2,1)" },
  });
  await pause(SPLIT_MS);
}

const part = (/** @type {Element} */ root, /** @type {string} */ name) =>
  /** @type {HTMLElement} */ (root.querySelector(name));
