import { drawBelow } from "#vendors/wallet/draw-below.ts";
import type { RandomBytes } from "#vendors/wallet/runtime.ts";

export const DECKS = 6;
const CARDS = 52;

/** Draws cards of 0–51, suit × 13 + rank, each equally likely of those that are left. */
export type Shoe = () => number;

/** Six fresh decks without the cards that are dealt already. */
export function shoeWithout(random: RandomBytes, dealt: readonly number[]): Shoe {
  const used = new Map<number, number>();
  const take = (card: number) => used.set(card, (used.get(card) ?? 0) + 1);
  for (const card of dealt) take(card);
  return () => {
    for (;;) {
      const place = drawBelow(random, DECKS * CARDS);
      const card = place % CARDS;
      if (Math.floor(place / CARDS) + (used.get(card) ?? 0) >= DECKS) continue;
      take(card);
      return card;
    }
  };
}

export const isCard = (card: number | undefined): card is number =>
  card !== undefined && Number.isInteger(card) && card >= 0 && card < CARDS;
