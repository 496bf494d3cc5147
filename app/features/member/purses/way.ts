import type { PURSE_DIRECTIONS } from "#platform/contract/play/purses.ts";

/** From where to where: into a vendor's purse, or out of it. */
export type Way = { direction: (typeof PURSE_DIRECTIONS)[number]; vendor: string };

/** A way as one word of a form, e.g. "in.PICAFLOR". */
export const wordOf = ({ direction, vendor }: Way) => `${direction}.${vendor}`;

/** The way that a word names; null for any other text. */
export function readWay(word: string): Way | null {
  const [, direction, vendor] = /^(in|out)\.([\w-]{1,40})$/.exec(word) ?? [];
  return direction && vendor ? { direction: direction as Way["direction"], vendor } : null;
}
