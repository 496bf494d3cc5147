/** The sorts of inside bets, by how many pockets they cover. */
export const INSIDE_KINDS = ["number", "split", "street", "corner", "line"] as const;
export type InsideKind = (typeof INSIDE_KINDS)[number];

/** A bet on neighbours of the board. */
export type InsideBet = {
  id: string;
  kind: InsideKind;
  pockets: readonly number[];
  /**
   * Where the board shows it: the first row and column that it touches, and how many. The zero is
   * row 1, and each row after it has three numbers.
   */
  place: { row: number; rows: number; col: number; cols: number };
};

const ROWS = 12;

const rowOf = (pocket: number) => Math.floor((pocket - 1) / 3) + 2;
const colOf = (pocket: number) => ((pocket - 1) % 3) + 1;

/** Every inside bet of the board, the numbers first. */
export const insideBets: readonly InsideBet[] = [...numbers(), ...pairs(), ...rows(), ...corners()];

function numbers(): InsideBet[] {
  return Array.from({ length: 3 * ROWS + 1 }, (_, pocket) => ({
    id: `number-${pocket}`,
    kind: "number",
    pockets: [pocket],
    place:
      pocket === 0
        ? { row: 1, rows: 1, col: 1, cols: 3 }
        : { row: rowOf(pocket), rows: 1, col: colOf(pocket), cols: 1 },
  }));
}

function pairs(): InsideBet[] {
  const split = (first: number, second: number, place: InsideBet["place"]): InsideBet => ({
    id: `split-${first}-${second}`,
    kind: "split",
    pockets: [first, second],
    place,
  });
  const zero = [1, 2, 3].map((col) => split(0, col, { row: 1, rows: 2, col, cols: 1 }));
  const others = numbers().flatMap(({ pockets: [pocket = 0], place: { row, col } }) => {
    if (pocket === 0) return [];
    const beside = split(pocket, pocket + 1, { row, rows: 1, col, cols: 2 });
    const below = split(pocket, pocket + 3, { row, rows: 2, col, cols: 1 });
    return [...(col < 3 ? [beside] : []), ...(pocket + 3 <= 3 * ROWS ? [below] : [])];
  });
  return [...zero, ...others];
}

/** Three numbers in a row, two such rows, and the threes with the zero. */
function rows(): InsideBet[] {
  const across = { col: 1, cols: 3 };
  const firsts = Array.from({ length: ROWS }, (_, at) => 3 * at + 1);
  const zero = [1, 2].map(
    (col): InsideBet => ({
      id: `street-0-${col}`,
      kind: "street",
      pockets: [0, col, col + 1],
      place: { row: 1, rows: 2, col, cols: 2 },
    }),
  );
  const from = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => first + at);
  const streets = firsts.map(
    (first): InsideBet => ({
      id: `street-${first}`,
      kind: "street",
      pockets: from(first, 3),
      place: { row: rowOf(first), rows: 1, ...across },
    }),
  );
  const lines = firsts.slice(0, -1).map(
    (first): InsideBet => ({
      id: `line-${first}`,
      kind: "line",
      pockets: from(first, 6),
      place: { row: rowOf(first), rows: 2, ...across },
    }),
  );
  return [...zero, ...streets, ...lines];
}

/** Four numbers that meet, and the first four. */
function corners(): InsideBet[] {
  const four: InsideBet = {
    id: "corner-0",
    kind: "corner",
    pockets: [0, 1, 2, 3],
    place: { row: 1, rows: 2, col: 1, cols: 3 },
  };
  const others = numbers().flatMap(({ pockets: [pocket = 0], place }): InsideBet[] =>
    pocket === 0 || place.col === 3 || pocket + 4 > 3 * ROWS
      ? []
      : [
          {
            id: `corner-${pocket}`,
            kind: "corner",
            pockets: [pocket, pocket + 1, pocket + 3, pocket + 4],
            place: { row: place.row, rows: 2, col: place.col, cols: 2 },
          },
        ],
  );
  return [four, ...others];
}
