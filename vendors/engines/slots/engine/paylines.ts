/**
 * Fixed lines by the row (0 top, 2 bottom) on each reel, in the order in which games use them. Line
 * 1 is the middle row. A game with more lines has all those of a smaller one.
 */
const LINES = `
  11111 00000 22222 01210 21012 10001 12221 00122 22100 12101
  10121 01110 21112 01010 21212 11011 11211 00200 22022 02220
  20002 10201 12021 02020 20202
  00100 22122 10101 12121 01112 21110 11100 11122 00111 22111
  10111 12111 11101 11121 01012`
  .trim()
  .split(/\s+/)
  .map((line) => Array.from(line, Number));

export type LineCount = 10 | 20 | 25 | 40;

export function paylines(count: LineCount): number[][] {
  return LINES.slice(0, count);
}

/** The five lines of three reels: the rows, then both diagonals. */
export function classicLines(): number[][] {
  return ["111", "000", "222", "012", "210"].map((line) => Array.from(line, Number));
}
