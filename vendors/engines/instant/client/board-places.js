// @ts-check

/** The board's measures; the pegs of a row lie between those of the row above. */
export const BOARD = { width: 566, height: 600 };
export const SLOT = { width: 38, height: 44, y: 542 };
export const BALL = 14;
const GAP = 41;
const TOP = 74;
const DOWN = 38;
const MIDDLE = BOARD.width / 2;

/**
 * @param {number} row
 * @param {number} at
 */
export const pegAt = (row, at) => ({
  x: MIDDLE + (at - (row + 2) / 2) * GAP,
  y: TOP + row * DOWN,
});

/** @param {number} slot */
export const slotX = (slot) => MIDDLE + (slot - 6) * GAP;

/**
 * Where the ball touches a peg of the row after so many steps to the right.
 * @param {number} row
 * @param {number} rights
 */
export const touchAt = (row, rights) => ({
  x: MIDDLE + (rights - row / 2) * GAP,
  y: TOP + row * DOWN - 6.5 - BALL,
});
