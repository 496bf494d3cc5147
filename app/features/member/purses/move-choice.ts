import type { PURSE_DIRECTIONS } from "#platform/contract/play/purses.ts";

/** The direction of a move: into a vendor's purse, or out of it. */
export type MoveChoice = { direction: (typeof PURSE_DIRECTIONS)[number]; vendor: string };

/** A direction as one form value, e.g. "in.PICAFLOR". */
export const wordOf = ({ direction, vendor }: MoveChoice) => `${direction}.${vendor}`;

/** The direction of a form value; null for any other text. */
export function readMoveChoice(word: string): MoveChoice | null {
  const [, direction, vendor] = /^(in|out)\.([\w-]{1,40})$/.exec(word) ?? [];
  return direction && vendor ? { direction: direction as MoveChoice["direction"], vendor } : null;
}
