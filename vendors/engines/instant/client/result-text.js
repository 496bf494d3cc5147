// @ts-check
/** @import { InstantKind } from "#vendors/engines/instant/rules/instant-kinds.ts" */
/** @import { InstantWords } from "./types.ts" */
import { fill } from "../../shared/client/elements.js";
import { placesOf } from "./places.js";

const COLUMNS = 5;

/**
 * @typedef {{ kind: InstantKind, words: Pick<InstantWords, "results" | "chosen" | "parts">,
 *   times: (times: number, decimals?: number) => string }} Written
 * @typedef {{ pick: string, drawn: readonly number[] | null, times: number }} Round
 */

/**
 * The result of a round in words, without its money.
 * @param {Written} written
 * @param {Round} round
 * @returns {string}
 */
export function resultText({ kind, words: { results }, times }, { pick, drawn, times: paid }) {
  const found = drawn ?? [];
  if (kind === "drop") return fill(results.lands ?? "", { times: times(paid) });
  if (kind === "crash")
    return fill((paid > 0 ? results.won : results.lost) ?? "", {
      target: times(Number(pick), 2),
      end: times(found[0] ?? 100, 2),
    });
  if (kind === "keno") {
    const numbers = placesOf(pick);
    const hits = numbers.filter((place) => found.includes(place)).length;
    return fill(results.hits ?? "", { hits, count: numbers.length });
  }
  const marked = placesOf(pick.split("-")[1] ?? "");
  const mine = marked.find((place) => found.includes(place));
  if (mine !== undefined)
    return fill(results.lost ?? "", {
      row: Math.floor(mine / COLUMNS) + 1,
      column: (mine % COLUMNS) + 1,
    });
  const text = marked.length === 1 ? results.wonOne : results.won;
  return fill(text ?? "", { count: marked.length });
}

/**
 * The choice of a round in words.
 * @param {Written} written
 * @param {string} pick
 */
export function chosenText({ kind, words: { chosen, parts }, times }, pick) {
  const [mines, marked] = pick.split("-");
  return fill(chosen, {
    risk: parts[pick] ?? "",
    mines: mines ?? "",
    count: placesOf(marked ?? "").length,
    numbers:
      kind === "keno"
        ? placesOf(pick)
            .map((place) => place + 1)
            .join(", ")
        : "",
    target: kind === "crash" ? times(Number(pick), 2) : "",
  });
}
