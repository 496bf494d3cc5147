// @ts-check
/** @import { Board, Parts, RoundView } from "./types.ts" */
import { element, fill } from "../../shared/client/elements.js";
import { createPlaces, placesOf, placesText, somePlaces } from "./places.js";

const BALL_MS = 330;
const REST_MS = 420;
const NUMBERS = 40;
const MOST = 10;

/**
 * A card of forty numbers to mark, and a tray into which ten balls roll.
 * @param {Parts} parts
 * @returns {Board}
 */
export function createCard({ words, facts, times, sounds, show, say }) {
  const { parts } = words;
  const sockets = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".socket")]);
  const strip = /** @type {HTMLElement[]} */ ([...element("pay-strip").children]);
  const places = createPlaces({
    most: () => MOST,
    onFull: () => say(parts.most ?? "", true),
    onMark: () => {
      clearDraw();
      sounds.press();
    },
    onChange: writePays,
  });
  const names = places.buttons.map((number) => number.getAttribute("aria-label") ?? "");

  function writePays() {
    const pays = facts.pays?.[places.marked().length - 1] ?? [];
    strip.forEach((row, hits) => {
      const paid = pays[hits] ?? 0;
      row.hidden = paid === 0;
      row.textContent = fill(parts.hits ?? "", { hits, times: times(paid) });
      row.removeAttribute("data-hit");
    });
  }

  function clearDraw() {
    for (const socket of sockets) {
      socket.textContent = "";
      socket.removeAttribute("data-ball");
    }
    places.buttons.forEach((number, at) => {
      number.removeAttribute("data-drawn");
      number.setAttribute("aria-label", names[at] ?? "");
    });
    for (const row of strip) row.removeAttribute("data-hit");
  }

  /** @param {number} at @param {number} step */
  function draw(at, step) {
    const isHit = places.marked().includes(at);
    const [number, socket] = [places.buttons[at], sockets[step]];
    const told = isHit ? parts.isHit : parts.isDrawn;
    number?.setAttribute("data-drawn", isHit ? "hit" : "");
    number?.setAttribute("aria-label", `${names[at]}, ${told}`);
    if (!socket) return isHit;
    socket.textContent = String(at + 1);
    socket.dataset.ball = isHit ? "hit" : "";
    return isHit;
  }

  /** @param {RoundView} view */
  const hitsOf = ({ pick, drawn }) => placesOf(pick).filter((at) => drawn?.includes(at)).length;

  button("some").addEventListener("click", () => {
    if (places.isLocked()) return;
    clearDraw();
    sounds.press();
    places.put(somePlaces(NUMBERS, places.marked().length || MOST / 2));
  });
  button("clear").addEventListener("click", () => {
    if (places.isLocked()) return;
    clearDraw();
    places.put([]);
  });
  writePays();

  return {
    pick() {
      const marked = places.marked();
      return marked.length > 0 ? placesText(marked) : null;
    },
    put: (pick) => places.put(placesOf(pick)),
    lock(isLocked) {
      places.lock(isLocked);
      for (const id of ["some", "clear"]) button(id).disabled = isLocked;
    },
    playing: () => words.playing,
    start: clearDraw,
    async land(view) {
      let hits = 0;
      for (const [step, at] of (view.drawn ?? []).entries()) {
        await show.wait(BALL_MS);
        if (draw(at, step)) {
          strip[hits]?.removeAttribute("data-hit");
          hits += 1;
          strip[hits]?.setAttribute("data-hit", "");
          sounds.rise(hits * 2);
        } else sounds.press();
      }
      this.place(view);
      await show.wait(REST_MS);
    },
    place(view) {
      for (const [step, at] of (view.drawn ?? []).entries()) draw(at, step);
      strip.forEach((row, hits) => {
        row.toggleAttribute("data-hit", hits === hitsOf(view));
      });
    },
    giveUp: clearDraw,
  };
}

const button = (/** @type {string} */ id) => /** @type {HTMLButtonElement} */ (element(id));
