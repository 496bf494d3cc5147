import { drawBelow } from "../../../wallet/draw-below.ts";
import { fraction } from "../../shared/fraction.ts";
import { type InstantRules, TIMES_MOST } from "./instant-rules.ts";
import { areDifferentBelow, drawPlaces, placesOf, placesText, waysToChoose } from "./places.ts";

export const CELLS = 25;
export const MINES_MOST = 24;
const RETURN = 97n;

/** What a stake of 100 is paid when none of the marked cells holds a mine, cut to whole hundredths. */
export function timesFor(mines: number, marked: number): number {
  const [all, safe] = [waysToChoose(CELLS, marked), waysToChoose(CELLS - mines, marked)];
  return safe === 0n ? 0 : Number((RETURN * all) / safe);
}

/** The most cells that can be marked beside so many mines. */
export function markedMost(mines: number): number {
  let most = 0;
  while (timesFor(mines, most + 1) > 0 && timesFor(mines, most + 1) <= TIMES_MOST * 100) most += 1;
  return most;
}

/** Mines and marked cells of a choice, "3-a1b2"; null for any other text. */
export function fieldOf(pick: string): { mines: number; marked: number[] } | null {
  const found = /^([1-9]\d?)-([0-9a-z]+)$/.exec(pick);
  if (!found) return null;
  const mines = Number(found[1]);
  const marked = placesOf(found[2]!, CELLS);
  return marked && mines <= MINES_MOST && marked.length <= markedMost(mines)
    ? { mines, marked }
    : null;
}

export const fieldText = (mines: number, marked: readonly number[]): string =>
  `${mines}-${placesText(marked)}`;

/** The player marks cells and chooses the mines; all marked cells open at once. */
export const mines: InstantRules = {
  isPick: (pick) => fieldOf(pick) !== null,
  draw: (random, pick) => drawPlaces(random, CELLS, fieldOf(pick)?.mines ?? 1),
  isDrawn: (pick, drawn) =>
    drawn.length === fieldOf(pick)?.mines && areDifferentBelow(CELLS, drawn),
  timesOf(pick, drawn) {
    const field = fieldOf(pick);
    if (!field || field.marked.some((cell) => drawn.includes(cell))) return 0;
    return timesFor(field.mines, field.marked.length);
  },
  returnOf(pick) {
    const field = fieldOf(pick)!;
    const { length } = field.marked;
    return fraction(
      BigInt(timesFor(field.mines, length)) * waysToChoose(CELLS - field.mines, length),
      100n * waysToChoose(CELLS, length),
    );
  },
  published: () =>
    new Map(
      Array.from({ length: MINES_MOST }, (_, at) => at + 1).flatMap((count) =>
        Array.from({ length: markedMost(count) }, (_, at) => {
          const marked = Array.from({ length: at + 1 }, (__, cell) => cell);
          return [fieldText(count, marked), `${count}/${at + 1}`] as const;
        }),
      ),
    ),
  pickOf(random) {
    const count = 2 + drawBelow(random, 5);
    return fieldText(count, drawPlaces(random, CELLS, 2 + drawBelow(random, 4)));
  },
};
