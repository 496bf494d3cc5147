// @ts-check
import { isCalm } from "../../shared/client/elements.js";

const SVG = "http://www.w3.org/2000/svg";
const ROWS = 3;
/**
 * The number of symbols that pass by while a reel turns, then of those that roll in before it
 * stops.
 */
const PASSING = 9;
const ROLLING = 7;
const ROLL_MS = 560;
const TURBO_ROLL_MS = 180;
const FILL_MS = 420;
const TURBO_FILL_MS = 120;

/**
 * One reel, shown as columns of three symbols, or as one tall drawing where a symbol fills it. The
 * symbols that pass while it turns are only scenery.
 * @param {HTMLElement} root
 * @param {readonly string[]} symbols
 */
export function createReel(root, symbols) {
  const reel = document.createElement("div");
  const strip = document.createElement("div");
  reel.className = "reel";
  strip.className = "strip";
  reel.append(strip);
  root.append(reel);
  /** @type {Promise<unknown>} */
  let settling = Promise.resolve();
  let turn = 0;

  const put = (/** @type {readonly string[]} */ column) => {
    for (const animation of strip.getAnimations()) animation.cancel();
    strip.replaceChildren(...column.map(cellOf));
    const isWhole = column.length === ROWS && isAlike(column);
    reel.toggleAttribute("data-whole", isWhole);
  };
  const some = (/** @type {number} */ count) => {
    turn = (turn + 7) % symbols.length;
    return Array.from({ length: count }, (_, at) => symbols[(turn + at) % symbols.length] ?? "L4");
  };
  const show = (/** @type {readonly string[]} */ column) => {
    delete reel.dataset.moving;
    put(column);
  };

  return {
    show,
    /**
     * @param {readonly string[]} column
     * @param {number} delay
     */
    start(column, delay) {
      put([...column, ...some(PASSING), ...column]);
      reel.dataset.moving = "";
      turnRound(strip, delay);
    },
    /**
     * @param {readonly string[]} column
     * @param {boolean} isTurbo
     */
    land(column, isTurbo) {
      if (isCalm()) settling = Promise.resolve();
      else {
        put([...some(1), ...column, ...some(ROLLING - 1)]);
        for (const cell of [...strip.children].slice(ROWS + 1))
          cell.toggleAttribute("data-passing", true);
        delete reel.dataset.moving;
        settling = rollIn(strip, isTurbo ? TURBO_ROLL_MS : ROLL_MS);
      }
      return settling.then(() => show(column));
    },
    settled: () => settling,
    /** @param {boolean} isTeasing */
    tease(isTeasing) {
      if (isTeasing) reel.dataset.teasing = "";
      else delete reel.dataset.teasing;
    },
    /**
     * The symbol grows out of the place where it stands.
     * @param {readonly string[]} column
     * @param {boolean} isTurbo
     */
    async fill(column, isTurbo) {
      const [symbol = ""] = column;
      const from = [...strip.children].findIndex((cell) => cellName(cell) === symbol);
      show(column);
      if (isCalm()) return;
      const options = { duration: isTurbo ? TURBO_FILL_MS : FILL_MS, easing: "ease-out" };
      const reach = (/** @type {number} */ top, /** @type {number} */ bottom) =>
        `inset(${(top * 100) / ROWS}% 0 ${(bottom * 100) / ROWS}% 0)`;
      await strip.animate(
        [{ clipPath: reach(from, ROWS - 1 - from) }, { clipPath: reach(0, 0) }],
        options,
      ).finished;
    },
    /** @param {number} row */
    light(row) {
      strip.children[row]?.setAttribute("data-lit", "");
    },
  };
}

/**
 * Pulls the strip up a little, then runs it down in a loop.
 * @param {HTMLElement} strip
 * @param {number} delay
 */
function turnRound(strip, delay) {
  const cells = PASSING + 2 * ROWS;
  const from = `translateY(${(-100 * (PASSING + ROWS)) / cells}%)`;
  strip.animate([{ transform: from }, { transform: "translateY(-82.5%)" }, { transform: from }], {
    duration: 190,
    delay,
    easing: "ease-in-out",
    fill: "both",
  });
  strip.animate([{ transform: from }, { transform: "translateY(0)" }], {
    duration: 560,
    delay: delay + 190,
    iterations: Number.POSITIVE_INFINITY,
  });
}

/**
 * Rolls the last symbols in, slightly too far, and back; one symbol waits above for that.
 * @param {HTMLElement} strip
 * @param {number} duration
 */
function rollIn(strip, duration) {
  const cells = ROWS + ROLLING;
  const at = (/** @type {number} */ count) => `translateY(${(-100 * count) / cells}%)`;
  return strip.animate(
    [
      { transform: at(ROLLING), easing: "cubic-bezier(.25,.6,.4,1)" },
      { transform: at(0.86), offset: 0.72, easing: "ease-in-out" },
      { transform: at(1) },
    ],
    { duration, fill: "forwards" },
  ).finished;
}

/**
 * True where one symbol fills the reel; coins stand each for itself.
 * @param {readonly string[]} column
 */
const isAlike = ([first = "", ...others]) =>
  !first.startsWith("C") && others.every((symbol) => symbol === first);

/** @param {Element} cell */
const cellName = (cell) => cell.getAttribute("data-symbol");

/** @param {string} symbol */
function cellOf(symbol) {
  const cell = document.createElement("div");
  cell.className = "cell";
  cell.dataset.symbol = symbol;
  cell.append(symbolArt(symbol));
  return cell;
}

/** @param {string} symbol */
export function symbolArt(symbol) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("viewBox", "0 0 100 100");
  use.setAttribute("href", `#symbol-${symbol}`);
  svg.append(use);
  return svg;
}
