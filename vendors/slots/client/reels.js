// @ts-check
/** @import { Screen } from "./types.ts" */
import { isCalm, pause } from "./elements.js";

const SVG = "http://www.w3.org/2000/svg";
const ROWS = 3;
const STAGGER_MS = 170;
const TEASE_MS = 900;

/**
 * The five reels. While they turn their symbols are only scenery; where they stop is given.
 * @param {HTMLElement} root
 * @param {{ strips: Screen, screen: Screen, onStop: (reel: number, scatters: number) => void }} options
 */
export function createReels(root, { strips, screen, onStop }) {
  let shown = screen;
  const reels = strips.map((strip) => createReel(root, strip));
  const show = (/** @type {Screen} */ next) => {
    shown = next;
    reels.forEach((reel, at) => {
      reel.show(next[at] ?? []);
    });
  };
  show(screen);

  return {
    show,
    start() {
      clear();
      if (!isCalm())
        reels.forEach((reel, at) => {
          reel.start(shown[at] ?? [], at * 45);
        });
    },
    /** Stops every reel where it last stood. */
    giveUp: () => show(shown),
    /**
     * Stops the reels from left to right; a reel that could bring the third scatter takes longer.
     * @param {Screen} next
     */
    async land(next) {
      let scatters = 0;
      for (const [at, reel] of reels.entries()) {
        const column = next[at] ?? [];
        const isTeasing = scatters >= 2 && !isCalm();
        reel.tease(isTeasing);
        await pause(isTeasing ? TEASE_MS : isCalm() ? 60 : STAGGER_MS);
        const landed = reel.land(column);
        if (isTeasing) await landed;
        reel.tease(false);
        scatters += column.filter((symbol) => symbol === "S").length;
        landed.then(() => onStop(at, scatters));
      }
      shown = next;
      await Promise.all(reels.map((reel) => reel.settled()));
    },
    /** @param {readonly (readonly [reel: number, row: number])[]} cells */
    light(cells) {
      clear();
      if (cells.length) root.dataset.lit = "";
      for (const [reel, row] of cells) reels[reel]?.light(row);
    },
    clear,
  };

  function clear() {
    delete root.dataset.lit;
    for (const cell of root.querySelectorAll("[data-lit]")) cell.removeAttribute("data-lit");
  }
}

/**
 * @param {HTMLElement} root
 * @param {readonly string[]} symbols
 */
function createReel(root, symbols) {
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
      put([...column, ...some(9), ...column]);
      reel.dataset.moving = "";
      const from = `translateY(${(-100 * 12) / 15}%)`;
      const pull = strip.animate(
        [{ transform: from }, { transform: "translateY(-82.5%)" }, { transform: from }],
        { duration: 190, delay, easing: "ease-in-out", fill: "both" },
      );
      strip.animate([{ transform: from }, { transform: "translateY(0)" }], {
        duration: 560,
        delay: delay + 190,
        iterations: Number.POSITIVE_INFINITY,
      });
      pull.persist();
    },
    /** @param {readonly string[]} column */
    land(column) {
      settling = isCalm() ? Promise.resolve() : roll(column);
      return settling.then(() => show(column));
    },
    settled: () => settling,
    /** @param {boolean} isTeasing */
    tease(isTeasing) {
      if (isTeasing) reel.dataset.teasing = "";
      else delete reel.dataset.teasing;
    },
    /** @param {number} row */
    light(row) {
      strip.children[row]?.setAttribute("data-lit", "");
    },
  };

  /** @param {readonly string[]} column */
  function roll(column) {
    const above = some(1);
    put([...above, ...column, ...some(6)]);
    const cells = ROWS + 7;
    const at = (/** @type {number} */ count) => `translateY(${(-100 * count) / cells}%)`;
    delete reel.dataset.moving;
    return strip.animate(
      [
        { transform: at(7), easing: "cubic-bezier(.25,.6,.4,1)" },
        { transform: at(0.86), offset: 0.72, easing: "ease-in-out" },
        { transform: at(1) },
      ],
      { duration: 560, fill: "forwards" },
    ).finished;
  }
}

/** @param {string} symbol */
function cellOf(symbol) {
  const cell = document.createElement("div");
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  cell.className = "cell";
  cell.dataset.symbol = symbol;
  svg.setAttribute("viewBox", "0 0 100 100");
  use.setAttribute("href", `#symbol-${symbol}`);
  svg.append(use);
  cell.append(svg);
  return cell;
}
