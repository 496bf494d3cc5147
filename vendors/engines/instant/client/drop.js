// @ts-check
/** @import { Board, Parts } from "./types.ts" */
import { element, fill } from "../../shared/client/elements.js";
import { BALL, SLOT, slotX, touchAt } from "./board-places.js";
import { figuresOf } from "./times.js";

const HOP_MS = 185;
const FALL_MS = 260;
const REST_MS = 320;
const NS = "http://www.w3.org/2000/svg";
/** How high the ball springs from a peg, in parts of the way down to the next. */
const SPRING = 0.42;

/**
 * A ball that falls from peg to peg along the drawn way.
 * @param {Parts} parts
 * @returns {Board}
 */
export function createDrop({ words, facts, locale, times, sounds, show }) {
  const ball = element("ball");
  const turn = element("ball-turn");
  const trail = element("trail");
  const box = /** @type {HTMLFieldSetElement} */ (/** @type {unknown} */ (element("pick")));
  const risks = /** @type {HTMLInputElement[]} */ ([...box.querySelectorAll("input")]);
  const faces = [...document.querySelectorAll("[data-slot]")];
  const ghosts = Array.from({ length: 7 }, (_, at) => {
    const ghost = document.createElementNS(NS, "circle");
    ghost.setAttribute("r", String(BALL * (0.8 - at * 0.08)));
    ghost.setAttribute("class", "ghost");
    ghost.setAttribute("opacity", "0");
    trail.append(ghost);
    return ghost;
  });
  /** @type {{ x: number, y: number }[]} */
  let behind = [];

  const chosen = () => risks.find(({ checked }) => checked)?.value ?? "medium";

  function writeSlots() {
    const slots = facts.slots?.[chosen()] ?? [];
    faces.forEach((face, slot) => {
      const text = face.querySelector("text");
      const figure = figuresOf(locale, slots[slot] ?? 0, 0);
      if (text) text.textContent = figure;
      face.toggleAttribute("data-long", figure.length > 3);
    });
    const list = slots.map((one) => times(one)).join(", ");
    element("slots-text").textContent = fill(words.parts.slots ?? "", { list });
  }

  function clear() {
    for (const face of faces) face.removeAttribute("data-hit");
    behind = [];
    for (const ghost of ghosts) ghost.setAttribute("opacity", "0");
  }

  /** @param {number} x @param {number} y @param {number} angle */
  function move(x, y, angle) {
    ball.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
    turn.setAttribute("transform", `rotate(${angle.toFixed(1)})`);
    behind.unshift({ x, y });
    behind.length = Math.min(behind.length, ghosts.length * 2);
    ghosts.forEach((ghost, at) => {
      const spot = behind[at * 2 + 1];
      ghost.setAttribute("opacity", spot ? String(0.3 - at * 0.04) : "0");
      if (!spot) return;
      ghost.setAttribute("cx", spot.x.toFixed(1));
      ghost.setAttribute("cy", spot.y.toFixed(1));
    });
  }

  /** @param {number} row @param {number} rights the peg that the ball touches */
  function strike(row, rights) {
    const peg = document.querySelector(`[data-peg="${row}-${rights + 1}"] .pegGlow`);
    peg?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 420, easing: "ease-out" });
    sounds.rise(row);
  }

  /** @param {number} slot */
  function settleIn(slot) {
    for (const ghost of ghosts) ghost.setAttribute("opacity", "0");
    ball.setAttribute("opacity", "1");
    ball.setAttribute("transform", `translate(${slotX(slot)} ${SLOT.y - BALL + 4})`);
    faces[slot]?.setAttribute("data-hit", "");
  }

  for (const risk of risks)
    risk.addEventListener("change", () => {
      clear();
      ball.setAttribute("opacity", "0");
      sounds.press();
      writeSlots();
    });
  writeSlots();

  return {
    pick: chosen,
    put(pick) {
      for (const risk of risks) risk.checked = risk.value === pick;
      writeSlots();
    },
    lock(isLocked) {
      for (const risk of risks) risk.disabled = isLocked;
    },
    playing: () => words.playing,
    start() {
      clear();
      ball.setAttribute("opacity", "1");
      const first = touchAt(0, 0);
      ball.setAttribute("transform", `translate(${first.x} ${first.y - 34})`);
    },
    async land({ drawn }) {
      const steps = drawn ?? [];
      let from = { ...touchAt(0, 0), y: touchAt(0, 0).y - 34 };
      let [rights, angle] = [0, 0];
      const first = touchAt(0, 0);
      await show.run(FALL_MS * 0.7, (part) => move(first.x, from.y + 34 * part * part, 0));
      for (const [row, step] of steps.entries()) {
        if (show.isOver()) break;
        strike(row, rights);
        from = touchAt(row, rights);
        rights += step;
        const isLast = row === steps.length - 1;
        const to = isLast ? { x: slotX(rights), y: SLOT.y - BALL + 4 } : touchAt(row + 1, rights);
        const turned = angle + (step ? 1 : -1) * 130;
        // No two hops are quite alike.
        const spring = SPRING * (0.75 + Math.random() * 0.5);
        const ms = (isLast ? FALL_MS : HOP_MS) * (0.92 + Math.random() * 0.16);
        const [began, way] = [angle, to.y - from.y];
        await show.run(ms, (part) => {
          const fall = (1 + spring) * part * part - spring * part;
          move(
            from.x + (to.x - from.x) * part,
            from.y + way * fall,
            began + (turned - began) * part,
          );
        });
        angle = turned;
      }
      settleIn(steps.reduce((sum, step) => sum + step, 0));
      sounds.stop();
      await show.wait(REST_MS);
    },
    place({ drawn }) {
      clear();
      settleIn((drawn ?? []).reduce((sum, step) => sum + step, 0));
    },
    giveUp() {
      clear();
      ball.setAttribute("opacity", "0");
    },
  };
}
