// @ts-check
import { isCalm } from "../../shared/client/elements.js";

/** The movement of one result, which a press ends at once. */
export function createShow() {
  let isOver = true;
  /** @type {Set<() => void>} */
  const waiting = new Set();

  return {
    begin() {
      isOver = isCalm();
    },
    /** True when the rest is shown without movement. */
    isOver: () => isOver,
    /** Goes to the end. */
    skip() {
      isOver = true;
      for (const go of waiting) go();
    },
    /**
     * Resolves after the time, or when the show is skipped.
     * @param {number} ms
     * @returns {Promise<void>}
     */
    wait: (ms) =>
      new Promise((resolve) => {
        if (isOver) return resolve();
        const go = () => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, ms);
        waiting.add(go);
      }),
    /**
     * Draws frames until the time is over, or the show is skipped.
     * @param {number} ms
     * @param {(part: number, ms: number) => void} draw the part of the time, 0 to 1
     * @returns {Promise<void>}
     */
    run: (ms, draw) =>
      new Promise((resolve) => {
        const began = performance.now();
        const frame = () => {
          const past = performance.now() - began;
          if (isOver || past >= ms) {
            draw(1, ms);
            return resolve();
          }
          draw(past / ms, past);
          requestAnimationFrame(frame);
        };
        frame();
      }),
  };
}
