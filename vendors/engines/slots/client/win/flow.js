// @ts-check
import { element } from "../../../shared/client/elements.js";
import { overPage } from "../../../shared/client/over-page.js";
import { coloursOf, PIECES } from "./pieces.js";

const FLIGHT_MS = 620;
const EACH_MS = 45;
/** When the line has reached the first symbols. */
const BEGIN_MS = 260;
/** Sends the pieces of a small gain; the newest replaces the one before. */
let run = 0;

/**
 * Sends the things of the game's place from the symbols that paid to the payout on the console.
 * @param {string} scenery
 * @param {number} count
 */
export function startFlow(scenery, count) {
  const kind = PIECES[scenery];
  const from = [...document.querySelectorAll(".cell[data-lit]")].map(middleOf);
  const goal = middleOf(element("win"));
  run += 1;
  const over = kind && from.length > 0 ? overPage() : null;
  if (!over || !kind) return;
  const own = run;
  const { pen, canvas, scale } = over;
  const size = Math.max(7, Math.min(innerWidth, innerHeight) / 64);
  const colours = coloursOf(scenery);
  const pieces = Array.from({ length: count }, (_, at) => ({
    start: from[at % from.length] ?? goal,
    bend: { x: (Math.random() - 0.5) * 180, y: -60 - Math.random() * 120 },
    colour: colours[at % colours.length] ?? "#fff",
    size: size * (0.8 + Math.random() * 0.5),
    spin: 4 + Math.random() * 8,
    at: BEGIN_MS + at * EACH_MS,
  }));
  const meter = element("win").parentElement;
  const began = performance.now();
  const frame = () => {
    const now = performance.now() - began;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    const flying = pieces.filter(({ at }) => now < at + FLIGHT_MS);
    const isOver = own !== run || flying.length === 0;
    const hasArrived = pieces.some(({ at }) => now > at + FLIGHT_MS);
    meter?.toggleAttribute("data-receiving", !isOver && hasArrived);
    if (isOver) return;
    for (const piece of flying) {
      const part = (now - piece.at) / FLIGHT_MS;
      if (part < 0) continue;
      const place = along(piece.start, piece.bend, goal, part * part * (2 - part));
      pen.save();
      pen.scale(scale, scale);
      pen.translate(place.x, place.y);
      const { size: whole, colour, spin } = piece;
      const shrunk = whole * (1 - part * 0.45);
      kind.draw(pen, { size: shrunk, colour, turn: part * spin, right: 1, down: 1 });
      pen.restore();
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Ends a flow at once. */
export const stopFlow = () => {
  run += 1;
};

/** @param {Element} one */
function middleOf(one) {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * A point of an arc from one place to another.
 * @typedef {{ x: number, y: number }} Point
 * @param {Point} from
 * @param {Point} bend
 * @param {Point} to
 * @param {number} part
 */
function along(from, bend, to, part) {
  const over = { x: (from.x + to.x) / 2 + bend.x, y: Math.min(from.y, to.y) + bend.y };
  const mixed = (/** @type {"x" | "y"} */ axis) =>
    (1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * over[axis] + part ** 2 * to[axis];
  return { x: mixed("x"), y: mixed("y") };
}
