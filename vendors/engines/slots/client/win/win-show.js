// @ts-check
/** @import { SpinView, Words } from "../types.ts" */
import { element, fill, isCalm } from "../../../shared/client/elements.js";
import { hasHeldCoins } from "../coin-show.js";
import { stopFlow } from "./flow.js";

const SVG = "http://www.w3.org/2000/svg";
const ALL_MS = 1_500;
const EACH_MS = 1_300;
/** How long a line needs to cross the reels. */
const CROSS_MS = 560;

/**
 * Shows what won: first all wins together, then one after the other until the next spin.
 * @param {{
 *   reels: { light(cells: Win["cells"]): void, clear(): void },
 *   words: Words, money: (units: bigint) => string,
 * }} options
 */
export function createWinShow({ reels, words, money }) {
  const drawing = element("win-lines");
  const tag = element("line-tag");
  const machine = tag.parentElement ?? element("window");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function clear() {
    clearTimeout(timer);
    drawing.replaceChildren();
    tag.hidden = true;
    delete tag.dataset.sum;
    delete tag.dataset.whole;
    stopFlow();
    reels.clear();
  }

  /** @param {Win["cells"]} cells */
  function placeTag(cells) {
    const row = freeRow(cells);
    tag.dataset.row = String(row ?? "none");
    (row === null ? element("message") : machine).append(tag);
  }

  return {
    clear,
    /**
     * A small gain counts up on a free row or on the message; the lines' own amounts follow there.
     * @param {string} amount
     * @param {number} step its weight
     */
    sum(amount, step) {
      const isOnMessage = tag.dataset.row === "none";
      tag.textContent = isOnMessage ? fill(words.youWin, { amount }) : amount;
      tag.dataset.sum = String(step);
      tag.hidden = false;
    },
    /** The sum is counted. */
    whole() {
      if (tag.dataset.sum) tag.dataset.whole = "";
    },
    /**
     * Without a gain the lines are drawn faintly, and nothing lights up.
     * @param {SpinView} view
     * @param {boolean} hasGain
     */
    show(view, hasGain) {
      clear();
      const wins = winsOf(view, words, money);
      if (wins.length === 0) return;
      drawing.toggleAttribute("data-quiet", !hasGain);
      drawing.replaceChildren(...wins.flatMap(pathsOf));
      if (!hasGain) return;
      if (!isCalm()) {
        drawing.animate([{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0)" }], CROSS_MS);
        for (const win of wins) runAlong(win, view.screen.length);
      }
      const cells = wins.flatMap((win) => win.cells);
      reels.light(cells);
      placeTag(cells);
      if (isCalm()) return;
      let next = 0;
      const turn = () => {
        const win = wins[next % wins.length];
        next += 1;
        if (!win) return;
        delete tag.dataset.sum;
        delete tag.dataset.whole;
        tag.textContent = win.text;
        tag.hidden = false;
        if (wins.length === 1) return;
        placeTag(win.cells);
        drawing.replaceChildren(...pathsOf(win));
        reels.light(win.cells);
        timer = setTimeout(turn, EACH_MS);
      };
      timer = setTimeout(turn, ALL_MS);
    },
  };
}

/**
 * @typedef {{ cells: readonly (readonly [reel: number, row: number])[], rows: number[], text: string, colour: string }} Win
 * @param {SpinView} view
 * @param {Words} words
 * @param {(units: bigint) => string} money
 * @returns {Win[]}
 */
export function winsOf(view, words, money) {
  /** @type {Win[]} */
  const wins = view.wins.map(({ line, ways, cells, amount, times }) => ({
    rows: line === null ? [] : cells.map(([, row]) => row),
    cells,
    text: fill(textOf({ line, ways, times }, words), {
      ...{ line: (line ?? 0) + 1, ways, times },
      amount: money(BigInt(amount)),
    }),
    colour: `hsl(${((line ?? 0) * 137) % 360} 100% 72%)`,
  }));
  if (view.filled) wins.push(fillWin(view.filled, words, money));
  if (view.coins && hasHeldCoins(view)) wins.push(coinWin(view.coins, words, money));
  if (view.scatters.count >= 3) {
    const amount = money(BigInt(view.scatters.amount));
    wins.push({
      rows: [],
      cells: view.screen.flatMap((column, reel) =>
        column.flatMap((symbol, row) =>
          symbol === "S" ? [/** @type {[number, number]} */ ([reel, row])] : [],
        ),
      ),
      text: fill(words.scatterWin, { count: view.scatters.count, amount }),
      colour: "#fff",
    });
  }
  return wins;
}

/**
 * @param {{ line: number | null, ways: number, times: number }} win
 * @param {Words} words
 */
function textOf({ line, ways, times }, words) {
  if (line === null) return ways > 1 ? words.waysWin : words.wayWin;
  return times > 1 ? words.lineWinTimes : words.lineWin;
}

/**
 * @param {NonNullable<SpinView["filled"]>} filled
 * @param {Words} words
 * @param {(units: bigint) => string} money
 * @returns {Win}
 */
function fillWin({ reels, amount }, words, money) {
  const cells = reels.flatMap((reel) =>
    [0, 1, 2].map((row) => /** @type {[number, number]} */ ([reel, row])),
  );
  const text = fill(words.fillWin, { count: reels.length, amount: money(BigInt(amount)) });
  return { rows: [], cells, text, colour: "#fff" };
}

/**
 * @param {NonNullable<SpinView["coins"]>} held
 * @param {Words} words
 * @param {(units: bigint) => string} money
 * @returns {Win}
 */
function coinWin({ coins, amount }, words, money) {
  const cells = coins.map(({ reel, row }) => /** @type {[number, number]} */ ([reel, row]));
  const text = fill(words.coinsWin, { count: coins.length, amount: money(BigInt(amount)) });
  return { rows: [], cells, text, colour: "#fff" };
}

/**
 * The lowest row in which no symbol paid, so that an amount covers none; null when each row has one.
 * @param {readonly (readonly [reel: number, row: number])[]} cells
 */
export function freeRow(cells) {
  const taken = cells.map(([, row]) => row);
  return [2, 1, 0].find((row) => !taken.includes(row)) ?? null;
}

/**
 * A light that runs ahead of a line while it is drawn.
 * @param {Win} win
 * @param {number} reels
 */
function runAlong({ rows, colour }, reels) {
  const [first] = rows;
  if (first === undefined) return;
  const spark = document.createElement("i");
  spark.className = "spark";
  element("window").append(spark);
  const last = (rows.length - 0.5) / reels;
  const at = (/** @type {number} */ x, /** @type {number} */ row) => ({
    left: `${x * 100}%`,
    top: `${((row + 0.5) / 3) * 100}%`,
    offset: x / last,
    color: colour,
  });
  const steps = rows.map((row, reel) => at((reel + 0.5) / reels, row));
  const flight = spark.animate([at(0, first), ...steps], { duration: CROSS_MS * last });
  flight.finished.finally(() => spark.remove());
}

/** @param {Win} win */
function pathsOf({ rows, colour }) {
  if (rows.length === 0) return [];
  const points = rows.map((row, reel) => `${reel * 100 + 50} ${row * 100 + 50}`);
  const along = `M0 ${(rows[0] ?? 0) * 100 + 50}L${points.join("L")}`;
  return /** @type {const} */ ([
    ["#000", "9"],
    [colour, "4.5"],
  ]).map(([stroke, width]) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", along);
    path.setAttribute("pathLength", "1");
    path.setAttribute("stroke", stroke);
    path.setAttribute("stroke-width", width);
    return path;
  });
}
