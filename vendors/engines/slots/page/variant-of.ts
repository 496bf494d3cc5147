import type { Skin } from "./skin.ts";

const LARGE_PRIME = 10_007;

/** One of so many shapes or sets of colours, by the game, so that games of one kind differ. */
export function variantOf({ code }: Pick<Skin, "code">, count: number): number {
  const letters = Array.from(code, (letter) => letter.charCodeAt(0));
  return letters.reduce((sum, letter) => (sum * 33 + letter) % LARGE_PRIME, 1) % count;
}
