// @ts-check
import { isCalm } from "../../../shared/client/elements.js";

const SVG = "http://www.w3.org/2000/svg";
const FLIGHT_MS = 2_300;
const SPREAD_MS = 900;

/**
 * A big win: fountains of the symbols of its reels from both lower corners. Every second
 * piece is the symbol that won.
 * @param {number} count
 * @param {string} symbol
 */
export function throwFigures(count, symbol) {
  if (isCalm()) return;
  const names = Array.from(document.querySelectorAll("symbol[id^=symbol-]"), ({ id }) => id);
  const layer = document.createElement("div");
  layer.className = "figures";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  const flights = Array.from({ length: count }, (_, at) => {
    const other = names[Math.floor(at / 2) % names.length];
    const piece = layer.appendChild(drawing(at % 2 ? `${other}` : `symbol-${symbol}`));
    return fly(piece, at % 4 < 2 ? 1 : -1);
  });
  Promise.allSettled(flights).then(() => layer.remove());
}

/** @param {string} id */
function drawing(id) {
  const svg = document.createElementNS(SVG, "svg");
  const use = svg.appendChild(document.createElementNS(SVG, "use"));
  use.setAttribute("href", `#${id}`);
  return svg;
}

/**
 * Up along an arc, and down past the foot of the page.
 * @param {SVGSVGElement} piece
 * @param {1 | -1} way from the left or from the right corner
 */
function fly(piece, way) {
  const side = Math.max(42, Math.min(innerWidth, innerHeight) / 9) * (0.75 + Math.random() * 0.5);
  piece.style.width = `${side}px`;
  piece.style.height = `${side}px`;
  piece.style[way > 0 ? "left" : "right"] = `${-side}px`;
  piece.style.top = "100%";
  const far = way * innerWidth * (0.15 + Math.random() * 0.75);
  const high = -innerHeight * (0.45 + Math.random() * 0.5);
  const turn = way * (120 + Math.random() * 400);
  const at = (/** @type {number} */ part, /** @type {number} */ height) =>
    `translate(${far * part}px, ${height}px) rotate(${turn * part}deg)`;
  const options = { duration: FLIGHT_MS, delay: Math.random() * SPREAD_MS };
  return piece.animate(
    [
      { transform: at(0, 0), easing: "cubic-bezier(.2,.6,.5,1)" },
      { transform: at(0.45, high), easing: "cubic-bezier(.5,0,.8,.45)" },
      { transform: at(1, side) },
    ],
    options,
  ).finished;
}
