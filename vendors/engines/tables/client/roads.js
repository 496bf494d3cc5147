// @ts-check
import { element } from "../../shared/client/elements.js";

/** @typedef {{ column: number, row: number, tone: string, ties: number }} Mark */

const ROWS = 6;
const BEAD_COLUMNS = 8;
const KEPT = 72;

/**
 * The big road: a column for each run of one side, which turns right where it meets the floor or
 * another run. A tie is counted on the mark before it.
 * @param {readonly string[]} tones oldest first
 * @returns {Mark[]}
 */
export function bigRoad(tones) {
  /** @type {Mark[]} */
  const marks = [];
  /** @type {Set<string>} */
  const taken = new Set();
  let start = -1;
  let tiesBefore = 0;
  for (const tone of tones) {
    const last = marks.at(-1);
    if (tone === "tie") {
      if (last) last.ties += 1;
      else tiesBefore += 1;
      continue;
    }
    let [column, row] = [start + 1, 0];
    if (last?.tone === tone) {
      const isFree = last.row + 1 < ROWS && !taken.has(`${last.column}/${last.row + 1}`);
      const hasTurned = last.column > start;
      [column, row] =
        isFree && !hasTurned ? [last.column, last.row + 1] : [last.column + 1, last.row];
    } else start = column;
    taken.add(`${column}/${row}`);
    marks.push({ column, row, tone, ties: last ? 0 : tiesBefore });
  }
  return marks;
}

/**
 * The bead road, which is the list of results, and the big road beside it.
 * @param {{ beads: Readonly<Record<string, string>> }} words
 */
export function createRoads({ beads: letters }) {
  const list = element("beads");
  const road = element("big-road");
  /** @type {string[]} */
  const tones = [];

  return {
    /** @param {string} tone */
    add(tone) {
      const item = document.createElement("li");
      item.className = "bead";
      item.dataset.tone = tone;
      item.textContent = letters[tone] ?? "";
      list.append(item);
      if (list.children.length > ROWS * BEAD_COLUMNS)
        for (const old of [...list.children].slice(0, ROWS)) old.remove();
      tones.push(tone);
      if (tones.length > KEPT) tones.shift();
      road.replaceChildren(...bigRoad(tones).map(markOf));
    },
  };
}

/** @param {Mark} mark */
function markOf({ column, row, tone, ties }) {
  const mark = document.createElement("span");
  mark.className = "roadMark";
  mark.dataset.tone = tone;
  mark.textContent = ties > 0 ? String(ties) : "";
  mark.style.gridArea = `${row + 1} / ${column + 1}`;
  return mark;
}
