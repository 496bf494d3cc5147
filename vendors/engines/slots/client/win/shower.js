// @ts-check
import { overPage } from "../../../shared/client/over-page.js";
import { coloursOf, PIECES } from "./pieces.js";

/**
 * @typedef {{ x: number, y: number, right: number, down: number, turn: number, speed: number,
 *   size: number, colour: string, wait: number }} Piece
 */

const FRAME_MS = 16.7;

/**
 * Fills the page for some seconds with the things of the game's place.
 * @param {string} scenery
 * @param {number} count
 * @param {number} [spreadMs] over which the pieces begin
 */
export function startShower(scenery, count, spreadMs = 0) {
  const shower = PIECES[scenery];
  const over = overPage();
  if (!over || !shower) return;
  const { pen, canvas, scale } = over;
  const unit = Math.max(10, Math.min(innerWidth, innerHeight) / 40) * scale;
  const colours = coloursOf(scenery);
  const pieces = Array.from({ length: count }, (_, at) => ({
    ...waiting(begin(shower.way, canvas, scale), spreadMs),
    turn: Math.random() * 6,
    speed: 0.05 + Math.random() * 0.2,
    size: unit * (0.7 + Math.random() * 0.7),
    colour: colours[at % colours.length] ?? "#fff",
  }));
  const pull = { throw: 0.52, rise: -0.05, fall: 0.05, burst: 0.16 }[shower.way] * scale;
  const frame = () => {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    let isFlying = false;
    for (const piece of pieces) {
      if (piece.wait-- > 0) {
        isFlying = true;
        continue;
      }
      move(piece, pull);
      if (isGone(piece, canvas, pull)) continue;
      isFlying = true;
      pen.save();
      pen.translate(piece.x, piece.y);
      shower.draw(pen, piece);
      pen.restore();
    }
    if (isFlying) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/**
 * @template {{ wait: number }} Begun
 * @param {Begun} begun
 * @param {number} spreadMs
 * @returns {Begun}
 */
const waiting = (begun, spreadMs) => ({
  ...begun,
  wait: begun.wait + (Math.random() * spreadMs) / FRAME_MS,
});

/**
 * @param {"throw" | "rise" | "fall" | "burst"} way
 * @param {{ width: number, height: number }} page
 * @param {number} scale
 */
function begin(way, { width, height }, scale) {
  const some = (/** @type {number} */ spread) => (Math.random() - 0.5) * spread * scale;
  const wait = Math.random() * 40;
  const angle = Math.random() * 6.283;
  const force = (4 + Math.random() * 13) * scale;
  if (way === "rise")
    return {
      ...{ x: Math.random() * width, y: height + 40 * scale, right: some(2) },
      ...{ down: -(3 + Math.random() * 4) * scale, wait: wait * 2 },
    };
  if (way === "fall")
    return {
      ...{ x: Math.random() * width, y: -40 * scale, right: some(3) },
      ...{ down: (2 + Math.random() * 4) * scale, wait: wait * 2 },
    };
  if (way === "burst")
    return {
      ...{ x: width / 2, y: height * 0.42, right: Math.cos(angle) * force },
      ...{ down: Math.sin(angle) * force, wait: Math.random() < 0.6 ? 0 : 22 },
    };
  return {
    ...{ x: width * 0.5 + some(0.3 * (width / scale)), y: height * 0.62, right: some(17) },
    ...{ down: -(8 + Math.random() * 13) * scale, wait },
  };
}

/**
 * @param {Piece} piece
 * @param {number} pull
 */
function move(piece, pull) {
  piece.x += piece.right;
  piece.y += piece.down;
  piece.down += pull;
  piece.turn += piece.speed;
}

/**
 * @param {Piece} piece
 * @param {{ width: number, height: number }} page
 * @param {number} pull
 */
function isGone({ x, y, size }, { width, height }, pull) {
  const isPast = pull < 0 ? y < -size * 3 : y > height + size * 3;
  return isPast || x < -size * 3 || x > width + size * 3;
}
