// @ts-check
import { drawCoin } from "../../shared/client/coins.js";
import { element, isCalm } from "../../shared/client/elements.js";

/**
 * @typedef {{ x: number, y: number, right: number, down: number, turn: number, speed: number,
 *   size: number, colour: string, wait: number, isSymbol: boolean }} Piece
 * @typedef {(pen: CanvasRenderingContext2D, piece: Piece) => void} Draw
 */

const PAPERS = ["#ff4f8f", "#ffb62e", "#2ec4b6", "#8ad12e", "#5aa9ff", "#ffffff"];
const SWEETS = ["#ff7ac3", "#8ff1ff", "#ffe27a", "#b6ff8f", "#ffffff"];
const LEAVES = ["#4f9d2f", "#7cc043", "#b9d93c", "#e8a13a"];

/**
 * What flies at a big win, by the game's scenery: shape, way and colours; null is the palette's.
 * @type {Record<string, { draw: Draw, way: "throw" | "rise" | "fall" | "burst", colours: string[] | null }>}
 */
const SHOWERS = {
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
 * Fills the page for some seconds with the things of the game's place, and the symbol that won.
 * @param {string} scenery
 * @param {number} count
 * @param {string} [symbol]
 */
export function startShower(scenery, count, symbol) {
  const canvas = /** @type {HTMLCanvasElement} */ (element("coins"));
  const pen = canvas.getContext("2d");
  const shower = SHOWERS[scenery];
  if (isCalm() || !pen || !shower) return;
  const scale = Math.min(devicePixelRatio, 2);
  canvas.width = innerWidth * scale;
  canvas.height = innerHeight * scale;
  const unit = Math.max(10, Math.min(innerWidth, innerHeight) / 40) * scale;
  const colours = shower.colours ?? paletteOf(document.body);
  const picture = pictureOf(symbol);
  const pieces = Array.from({ length: count }, (_, at) => ({
    ...begin(shower.way, canvas, scale),
    turn: Math.random() * 6,
    speed: 0.05 + Math.random() * 0.2,
    size: unit * (0.7 + Math.random() * 0.7),
    colour: colours[at % colours.length] ?? "#fff",
    isSymbol: picture !== null && at % 5 === 0,
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
      if (piece.isSymbol && picture) drawSymbol(pen, piece, picture);
      else shower.draw(pen, piece);
      pen.restore();
    }
    if (isFlying) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** @param {HTMLElement} root */
function paletteOf(root) {
  const style = getComputedStyle(root);
  return ["--centre", "--title-light", "--title-deep", "--ray"].map((name) =>
    style.getPropertyValue(name),
  );
}

/**
 * The symbol's picture, which the page has loaded; null for a letter.
 * @param {string | undefined} symbol
 */
function pictureOf(symbol) {
  const href = document.querySelector(`#symbol-${symbol} image`)?.getAttribute("href");
  if (!href) return null;
  const picture = new Image();
  picture.src = href;
  return picture;
}

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

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Piece} piece
 * @param {HTMLImageElement} picture
 */
function drawSymbol(pen, { size, turn }, picture) {
  if (!picture.complete || picture.naturalWidth === 0) return;
  const side = size * 3;
  pen.rotate(Math.sin(turn) * 0.5);
  pen.drawImage(picture, -side / 2, -side / 2, side, side);
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
