// @ts-check
/** @import { Stage } from "../types.ts" */
import { element, isCalm, pause } from "../../../shared/client/elements.js";

/** The pockets in wheel order; the page draws them so. */
export const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const TURN_MS = 4_200;
const DEPTH = 52;

/**
 * The wheel turns one way and the ball the other, until it drops into its pocket.
 * @param {{ stop(): void }} sounds
 * @returns {Stage}
 */
export function createWheel(sounds) {
  const disc = element("wheel-disc");
  const ball = element("wheel-ball");
  const hub = element("wheel-hub");
  let discAt = 0;
  let ballAt = 0;
  let isIn = false;
  /** @type {Animation[]} */
  let moving = [];

  function rest() {
    for (const one of moving) one.cancel();
    moving = [];
    disc.style.transform = `rotate(${discAt}deg)`;
    ball.style.transform = ballAtDepth(ballAt, isIn ? 1 : 0);
  }
  /**
   * The number that came stands in the middle of the wheel until the next spin.
   * @param {number | null} pocket
   */
  function tell(pocket) {
    hub.toggleAttribute("hidden", pocket === null);
    if (pocket === null) return;
    hub.lastElementChild?.replaceChildren(`${pocket}`);
    hub.setAttribute("class", `wheelHub hub-${colourOf(pocket)}`);
  }
  /** @param {number} pocket */
  function lieIn(pocket) {
    markOnBoard(pocket);
    tell(pocket);
    isIn = true;
    ballAt = discAt + angleOf(pocket);
    rest();
  }
  rest();

  return {
    start() {
      markOnBoard(null);
      tell(null);
      isIn = false;
      rest();
      if (isCalm()) return;
      const forever = { iterations: Number.POSITIVE_INFINITY };
      moving = [
        disc.animate(turned(discAt, 360, false), { duration: 3_000, ...forever }),
        ball.animate(turned(ballAt, -360, true), { duration: 900, ...forever }),
      ];
    },
    giveUp: rest,
    place: (scene) => lieIn(scene.hands.pocket?.[0] ?? 0),
    async land(scene) {
      const pocket = scene.hands.pocket?.[0] ?? 0;
      if (isCalm()) return lieIn(pocket);
      for (const one of moving) one.cancel();
      const discTo = discAt + 400;
      const how = /** @type {const} */ ({
        duration: TURN_MS,
        easing: "cubic-bezier(.12,.62,.3,1)",
        fill: "forwards",
      });
      const ballTo = discTo + angleOf(pocket) - 360 * 5;
      moving = [
        disc.animate(turned(discAt, 400, false), how),
        ball.animate(ballPath(ballAt, ballTo), how),
      ];
      setTimeout(() => sounds.stop(), TURN_MS * 0.6);
      await Promise.all(moving.map((one) => one.finished));
      discAt = discTo % 360;
      lieIn(pocket);
      await pause(200);
    },
  };
}

/**
 * Marks the number that came, with or without a chip on it.
 * @param {number | null} pocket
 */
function markOnBoard(pocket) {
  for (const spot of element("felt").querySelectorAll(".spot-number"))
    spot.toggleAttribute("data-hit", spot.getAttribute("data-spot") === `number-${pocket}`);
}

/** @param {number} pocket */
function colourOf(pocket) {
  const spot = element("felt").querySelector(`[data-spot="number-${pocket}"]`);
  return /pocket-(\w+)/.exec(spot?.className ?? "")?.[1] ?? "zero";
}

/** @param {number} pocket */
function angleOf(pocket) {
  return (ORDER.indexOf(pocket) * 360) / ORDER.length;
}

/**
 * @param {number} from
 * @param {number} by
 * @param {boolean} isBall
 */
function turned(from, by, isBall) {
  return [from, from + by].map((angle) => ({
    transform: isBall ? ballAtDepth(angle, 0) : `rotate(${angle}deg)`,
  }));
}

/**
 * Round the rim, then inwards with two hops.
 * @param {number} from
 * @param {number} to
 */
function ballPath(from, to) {
  const steps = /** @type {[part: number, depth: number][]} */ ([
    [0, 0],
    [0.8, 0],
    [0.9, 0.9],
    [0.94, 0.5],
    [0.97, 1],
    [0.985, 0.8],
    [1, 1],
  ]);
  return steps.map(([part, depth]) => ({
    offset: part,
    transform: ballAtDepth(from + (to - from) * part, depth),
  }));
}

/**
 * Depth 0 is the rim, 1 the pocket.
 * @param {number} angle
 * @param {number} depth
 */
function ballAtDepth(angle, depth) {
  return `rotate(${angle}deg) translateY(${depth * DEPTH}px)`;
}
