const SUITS = [
  // Spade, heart, club, diamond, each in 100 × 100.
  "M50 6C64 26 90 42 90 62c0 15-11 24-23 24-5 0-10-2-13-5 1 6 4 10 9 13H37c5-3 8-7 9-13-3 3-8 5-13 5-12 0-23-9-23-24C10 42 36 26 50 6z",
  "M50 92C36 74 8 58 8 34 8 20 18 10 30 10c9 0 16 5 20 13 4-8 11-13 20-13 12 0 22 10 22 24 0 24-28 40-42 58z",
  "M50 8c13 0 22 9 22 21 0 6-2 11-5 15 4-2 8-3 11-2 12 1 19 10 19 20 0 12-9 20-21 20-8 0-15-4-19-10 1 9 5 15 10 20H33c5-5 9-11 10-20-4 6-11 10-19 10C12 82 3 74 3 62c0-10 7-19 19-20 3-1 7 0 11 2-3-4-5-9-5-15C28 17 37 8 50 8z",
  "M50 5c10 18 21 32 36 45-15 13-26 27-36 45C40 77 29 63 14 50 29 37 40 23 50 5z",
];

/** The positions of the pips on a die's face, in 100 × 100. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** The suits and the faces of a die once, referenced as "#suit-0" and "#die-1". */
export function tableSprite(): string {
  const suits = SUITS.map(
    (path, at) => `<symbol id="suit-${at}" viewBox="0 0 100 100"><path d="${path}"/></symbol>`,
  );
  const dice = Object.entries(PIPS).map(
    ([face, pips]) =>
      `<symbol id="die-${face}" viewBox="0 0 100 100">${pips
        .map(
          ([x, y]) =>
            `<circle class="${face === "1" || face === "4" ? "pipRed" : "pip"}" cx="${x}" cy="${y}" r="${face === "1" ? 15 : 10}"/>`,
        )
        .join("")}</symbol>`,
  );
  return `<svg class="sprite" aria-hidden="true" focusable="false"><defs>${[...suits, ...dice].join("")}</defs></svg>`;
}
