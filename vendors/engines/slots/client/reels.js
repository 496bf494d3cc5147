// @ts-check
/** @import { Screen } from "./types.ts" */
import { isCalm, pause } from "../../shared/client/elements.js";
import { createReel } from "./reel.js";

const STAGGER_MS = 170;
const TURBO_STAGGER_MS = 40;
const TEASE_MS = 900;
/** From so many scatters, or coins, the next reel can bring the last one. */
const TEASING_SCATTERS = 2;
const TEASING_COINS = 4;

/**
 * The reels. While they turn their symbols are only scenery; where they stop is given.
 * @param {HTMLElement} root
 * @param {{ strips: Screen, screen: Screen, onStop: (reel: number, special: number) => void }} options
 *   what hears that a reel stopped, with the scatters or coins so far
 */
export function createReels(root, { strips, screen, onStop }) {
  let shown = screen;
  const reels = strips.map((strip) => createReel(root, strip));
  const show = (/** @type {Screen} */ next) => {
    shown = next;
    reels.forEach((reel, at) => {
      reel.show(next[at] ?? []);
    });
  };
  show(screen);

  return {
    show,
    start() {
      clear();
      if (!isCalm())
        reels.forEach((reel, at) => {
          reel.start(shown[at] ?? [], at * 45);
        });
    },
    /** Returns every reel to its last stop. */
    giveUp: () => show(shown),
    /**
     * Stops the reels from left to right. A reel that could bring the third scatter, or the last
     * coins, takes longer, but not in turbo.
     * @param {Screen} next
     * @param {boolean} isTurbo
     */
    async land(next, isTurbo) {
      const stagger = isCalm() ? 60 : isTurbo ? TURBO_STAGGER_MS : STAGGER_MS;
      let [scatters, coins] = [0, 0];
      for (const [at, reel] of reels.entries()) {
        const column = next[at] ?? [];
        const isNear = scatters >= TEASING_SCATTERS || coins >= TEASING_COINS;
        const isTeasing = isNear && !isCalm() && !isTurbo;
        reel.tease(isTeasing);
        await pause(isTeasing ? TEASE_MS : stagger);
        const landed = reel.land(column, isTurbo);
        if (isTeasing) await landed;
        reel.tease(false);
        scatters += column.filter((symbol) => symbol === "S").length;
        const here = column.filter((symbol) => symbol.startsWith("C")).length;
        coins += here;
        const special = scatters || (here && coins);
        landed.then(() => onStop(at, special));
      }
      shown = next;
      await Promise.all(reels.map((reel) => reel.settled()));
    },
    /**
     * A symbol fills reels, one after the other.
     * @param {readonly number[]} filled
     * @param {string} symbol
     * @param {boolean} isTurbo
     */
    async fill(filled, symbol, isTurbo) {
      clear();
      shown = shown.map((column, at) => (filled.includes(at) ? column.map(() => symbol) : column));
      for (const at of filled) await reels[at]?.fill(shown[at] ?? [], isTurbo);
    },
    /** @param {readonly (readonly [reel: number, row: number])[]} cells */
    light(cells) {
      clear();
      if (cells.length) root.dataset.lit = "";
      for (const [reel, row] of cells) reels[reel]?.light(row);
    },
    clear,
  };

  function clear() {
    delete root.dataset.lit;
    for (const cell of root.querySelectorAll("[data-lit]")) cell.removeAttribute("data-lit");
  }
}
