// @ts-check
/** @import { Stage } from "../types.ts" */
import { element, isCalm, pause } from "../../../shared/client/elements.js";

/** As many as the page draws. */
const SEGMENTS = 54;
const STEP = 360 / SEGMENTS;
/** The speed that a push gives, in degrees for each second, and how long it takes to reach it. */
const SPEED = 420;
const PUSH_MS = 500;
/** How long the wheel runs out, about; the way to its segment sets it exactly. */
const RUN_OUT_S = 3.4;
/** The flapper's furthest bend, in degrees, and the least time between two ticks. */
const BEND = 26;
const TICK_MS = 34;
/** A wheel that has stopped rolls back from the next peg a little. */
const ROCK_MS = 700;
const ROCK = 0.9;

/**
 * The standing wheel: pushed when the round begins, it runs out by its own friction until the flapper
 * holds it in its segment.
 * @param {{ tick(): void, stop(): void }} sounds
 * @returns {Stage}
 */
export function createPrizeWheel(sounds) {
  const disc = element("prize-disc");
  const flapper = element("flapper");
  const lit = element("prize-lit");
  const called = element("prize-called");
  let angle = 0;
  let frame = 0;
  let startedAt = 0;
  let startedFrom = 0;
  let tickedAt = 0;

  /** @param {number} to */
  function turn(to) {
    const passed = Math.floor(to / STEP + 0.5) !== Math.floor(angle / STEP + 0.5);
    angle = to;
    disc.style.transform = `rotate(${to}deg)`;
    flapper.style.transform = `rotate(${-bendAt(to)}deg)`;
    const now = performance.now();
    if (!passed || now - tickedAt < TICK_MS) return;
    tickedAt = now;
    sounds.tick();
  }

  function still() {
    cancelAnimationFrame(frame);
    frame = 0;
  }

  /** @param {number | null} segment */
  function tell(segment) {
    for (const part of [lit, called]) part.toggleAttribute("hidden", segment === null);
    if (segment === null) return;
    lit.style.transform = `rotate(${segment * STEP}deg)`;
    const shown = /** @type {Element} */ (disc.children[segment]);
    const prize = /prize-([\w-]+)/.exec(shown.firstElementChild?.getAttribute("class") ?? "")?.[1];
    called.setAttribute("class", `prizeCalled prize-${prize}`);
    const mark = /** @type {Element} */ (shown.lastElementChild).cloneNode(true);
    called.lastElementChild?.replaceChildren(mark);
  }

  /**
   * Runs a movement until its time is over.
   * @param {number} ms
   * @param {(part: number) => number} way the angle at each part of the time
   */
  function move(ms, way) {
    still();
    const began = performance.now();
    return new Promise((resolve) => {
      const next = () => {
        const part = Math.min(1, (performance.now() - began) / ms);
        turn(way(part));
        if (part === 1) return resolve(undefined);
        frame = requestAnimationFrame(next);
      };
      frame = requestAnimationFrame(next);
    });
  }

  function run() {
    const s = (performance.now() - startedAt) / 1_000;
    const push = PUSH_MS / 1_000;
    const part = Math.min(s, push);
    turn(startedFrom + (SPEED * part * part) / (2 * push) + SPEED * Math.max(0, s - push));
    frame = requestAnimationFrame(run);
  }

  /** @param {number} segment */
  function restAt(segment) {
    still();
    turn(-segment * STEP + restOf(segment));
    tell(segment);
  }
  turn(0);

  return {
    start() {
      tell(null);
      if (isCalm()) return;
      [startedAt, startedFrom] = [performance.now(), angle];
      still();
      run();
    },
    giveUp: still,
    place: (scene) => restAt(scene.hands.segment?.[0] ?? 0),
    async land(scene) {
      const segment = scene.hands.segment?.[0] ?? 0;
      if (isCalm()) return restAt(segment);
      const from = angle;
      const way = wayTo(from, -segment * STEP + restOf(segment));
      // The way of a cube that slows down begins at three times its mean speed.
      await move((3_000 * way) / SPEED, (part) => from + way * (1 - (1 - part) ** 3));
      sounds.stop();
      const rest = angle;
      await move(ROCK_MS, (part) => rest - ROCK * Math.sin(part * Math.PI * 3) * (1 - part) ** 2);
      angle = rest % 360;
      restAt(segment);
      await pause(250);
    },
  };
}

/**
 * How far the flapper is bent: a peg takes it along over the last half of a segment and lets it go.
 * @param {number} angle
 */
export function bendAt(angle) {
  const past = (((angle / STEP + 0.5) % 1) + 1) % 1;
  return past < 0.45
    ? BEND * 0.35 * Math.max(0, 1 - past * 6)
    : BEND * ((past - 0.45) / 0.55) ** 1.6;
}

/**
 * Where in its segment the wheel rests, seldom in the very middle; always the same for one segment.
 * @param {number} segment
 */
export const restOf = (segment) => (((segment * 29) % 11) / 10 - 0.5) * 0.6 * STEP;

/**
 * The way forward from one angle to another, as near as can be to what the wheel would run.
 * @param {number} from
 * @param {number} to
 */
export function wayTo(from, to) {
  const least = (((to - from) % 360) + 360) % 360;
  const wanted = (SPEED * RUN_OUT_S) / 3;
  return least + 360 * Math.max(1, Math.round((wanted - least) / 360));
}
