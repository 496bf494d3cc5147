// @ts-check
import { drawCoin } from "../../../shared/client/coins.js";

/**
 * @typedef {{ size: number, turn: number, right: number, down: number, colour: string }} Piece
 * @typedef {(pen: CanvasRenderingContext2D, piece: Piece) => void} Draw
 */

const PAPERS = ["#ff4f8f", "#ffb62e", "#2ec4b6", "#8ad12e", "#5aa9ff", "#ffffff"];
const SWEETS = ["#ff7ac3", "#8ff1ff", "#ffe27a", "#b6ff8f", "#ffffff"];
const LEAVES = ["#4f9d2f", "#7cc043", "#b9d93c", "#e8a13a"];

/**
 * What flies at a win, by the game's scenery: shape, way and colours; null is the palette's.
 * @type {Record<string, { draw: Draw, way: "throw" | "rise" | "fall" | "burst", colours: string[] | null }>}
 */
export const PIECES = {
  arcade: { draw: coin, way: "throw", colours: null },
  reef: { draw: bubble, way: "rise", colours: null },
  neon: { draw: spark, way: "burst", colours: null },
  temple: { draw: petal, way: "fall", colours: ["#ffc2d1", "#ff8fa3", "#ffe0e6", "#f2c65a"] },
  marble: { draw: coin, way: "throw", colours: null },
  dune: { draw: coin, way: "fall", colours: null },
  trail: { draw: petal, way: "fall", colours: LEAVES },
  fiesta: { draw: paper, way: "fall", colours: PAPERS },
  sweet: { draw: sprinkle, way: "throw", colours: SWEETS },
  cave: { draw: shard, way: "burst", colours: null },
};

/**
 * The colours of a place's pieces; the palette's where it has none of its own.
 * @param {string} scenery
 */
export function coloursOf(scenery) {
  const own = PIECES[scenery]?.colours;
  if (own) return own;
  const style = getComputedStyle(document.body);
  return ["--centre", "--title-light", "--title-deep", "--ray"].map((name) =>
    style.getPropertyValue(name),
  );
}

/** @type {Draw} */
function coin(pen, { size, turn }) {
  drawCoin(pen, 0, 0, size, Math.cos(turn));
}

/** @type {Draw} */
function bubble(pen, { size, turn, colour }) {
  pen.translate(Math.sin(turn) * size, 0);
  pen.beginPath();
  pen.arc(0, 0, size, 0, 7);
  pen.fillStyle = "#ffffff2e";
  pen.fill();
  pen.lineWidth = size / 6;
  pen.strokeStyle = colour;
  pen.stroke();
  pen.beginPath();
  pen.arc(-size * 0.35, -size * 0.35, size * 0.2, 0, 7);
  pen.fillStyle = "#fff";
  pen.fill();
}

/** @type {Draw} */
function spark(pen, { size, right, down, colour }) {
  pen.rotate(Math.atan2(down, right));
  pen.fillStyle = colour;
  pen.fillRect(-size * 1.6, -size * 0.16, size * 3.2, size * 0.32);
  pen.fillStyle = "#fff";
  pen.fillRect(-size * 1.2, -size * 0.06, size * 2.6, size * 0.12);
}

/** @type {Draw} */
function petal(pen, { size, turn, colour }) {
  pen.translate(Math.sin(turn * 0.6) * size * 2, 0);
  pen.rotate(turn);
  pen.scale(1, 0.45 + Math.abs(Math.sin(turn * 1.3)) * 0.55);
  pen.beginPath();
  pen.moveTo(-size, 0);
  pen.quadraticCurveTo(0, -size * 0.9, size, 0);
  pen.quadraticCurveTo(0, size * 0.9, -size, 0);
  pen.fillStyle = colour;
  pen.fill();
}

/** @type {Draw} */
function paper(pen, { size, turn, colour }) {
  pen.rotate(turn);
  pen.scale(1, Math.cos(turn * 1.7));
  pen.fillStyle = colour;
  pen.fillRect(-size * 0.7, -size * 0.45, size * 1.4, size * 0.9);
}

/** @type {Draw} */
function sprinkle(pen, { size, turn, colour }) {
  pen.rotate(turn);
  pen.beginPath();
  pen.roundRect(-size, -size * 0.3, size * 2, size * 0.6, size * 0.3);
  pen.fillStyle = colour;
  pen.fill();
}

/** @type {Draw} */
function shard(pen, { size, turn, colour }) {
  pen.rotate(turn * 0.7);
  pen.beginPath();
  pen.moveTo(0, -size * 1.4);
  pen.lineTo(size * 0.55, 0);
  pen.lineTo(0, size * 1.1);
  pen.lineTo(-size * 0.55, 0);
  pen.fillStyle = colour;
  pen.fill();
  pen.beginPath();
  pen.moveTo(0, -size * 1.4);
  pen.lineTo(0, size * 1.1);
  pen.lineTo(-size * 0.55, 0);
  pen.fillStyle = "#ffffff80";
  pen.fill();
}
