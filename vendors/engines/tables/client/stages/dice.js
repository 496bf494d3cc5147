// @ts-check
/** @import { Stage } from "../types.ts" */
import { isCalm, pause } from "../../../shared/client/elements.js";

const ROLL_MS = 1_250;
/** How a cube turns so that each face looks at the player. */
const TURNS = /** @type {Record<number, [x: number, y: number]>} */ ({
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
});

/**
 * Three dice under a glass.
 * @param {{ stop(): void }} sounds
 * @returns {Stage}
 */
export function createDice(sounds) {
  const cubes = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".cube")]);
  /** @type {Animation[]} */
  let rolling = [];
  let shown = [1, 2, 3];

  /** @param {readonly number[]} dice */
  function rest(dice) {
    for (const one of rolling) one.cancel();
    rolling = [];
    shown = [...dice];
    cubes.forEach((cube, at) => {
      cube.style.transform = turnTo(dice[at] ?? 1, at, 0);
    });
  }
  rest(shown);

  return {
    start() {
      if (isCalm()) return;
      rolling = cubes.map((cube, at) => {
        const from = turnTo(shown[at] ?? 1, at, 0);
        const axis = `${1 - at * 0.3}, .8, ${0.4 + at * 0.3}`;
        return cube.animate(
          [{ transform: from }, { transform: `${from} rotate3d(${axis}, 1turn)` }],
          { duration: 420 + at * 60, iterations: Number.POSITIVE_INFINITY },
        );
      });
    },
    giveUp: () => rest(shown),
    place: (scene) => rest(scene.hands.dice ?? shown),
    async land(scene) {
      const dice = scene.hands.dice ?? shown;
      rest(dice);
      if (isCalm()) return;
      const landed = cubes.map((cube, at) => {
        const duration = ROLL_MS + at * 180;
        cube.parentElement?.animate(hop(at), { duration });
        const easing = "cubic-bezier(.15,.6,.25,1)";
        const [from, to] = [turnTo(dice[at] ?? 1, at, 3 + at), turnTo(dice[at] ?? 1, at, 0)];
        return cube.animate([{ transform: from, easing }, { transform: to }], { duration })
          .finished;
      });
      for (const one of landed) one.then(() => sounds.stop());
      await Promise.all(landed);
      await pause(150);
    },
  };
}

/**
 * @param {number} face
 * @param {number} at
 * @param {number} turns
 */
function turnTo(face, at, turns) {
  const [x, y] = TURNS[face] ?? [0, 0];
  const tilt = [-14, -18, -12][at] ?? -14;
  const side = [16, -12, -20][at] ?? 0;
  return `rotateX(${tilt - turns * 360}deg) rotateY(${side + turns * 360}deg) rotateX(${x}deg) rotateY(${y}deg)`;
}

/**
 * A hop in parts of the die's size, so that it stays below the glass.
 * @param {number} at
 */
function hop(at) {
  const height = 0.42 + at * 0.08;
  const up = (/** @type {number} */ by) => `translateY(calc(var(--die) * ${-by}))`;
  return [
    { transform: up(0) },
    { transform: up(height), offset: 0.22, easing: "ease-in" },
    { transform: up(0), offset: 0.46, easing: "ease-out" },
    { transform: up(height / 3), offset: 0.6, easing: "ease-in" },
    { transform: up(0), offset: 0.74 },
    { transform: up(0) },
  ];
}
