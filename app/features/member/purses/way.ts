import type { PURSE_DIRECTIONS } from "#platform/contract/play/purses.ts";

/** The direction of a move: into a vendor's purse, or out of it. */
export type Way = { direction: (typeof PURSE_DIRECTIONS)[number]; vendor: string };

/** A direction as one form value, e.g. "in.PICAFLOR". */
export const wordOf = ({ direction, vendor }: Way) => `${direction}.${vendor}`;

/** The direction of a form value; null for any other text. */
export function readWay(word: string): Way | null {
  const [, direction, vendor] = /^(in|out)\.([\w-]{1,40})$/.exec(word) ?? [];
  return direction && vendor ? { direction: direction as Way["direction"], vendor } : null;
}
