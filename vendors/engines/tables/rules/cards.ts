import { drawBelow } from "#vendors/wallet/draw-below.ts";
import type { RandomBytes } from "#vendors/wallet/runtime.ts";

export const DECKS = 8;
const SHOE = DECKS * 52;

/** This many cards from a freshly shuffled shoe of eight decks, each 0–51: suit × 13 + rank. */
export function dealFromShoe(random: RandomBytes, count: number): number[] {
  const taken: number[] = [];
  while (taken.length < count) {
    const place = drawBelow(random, SHOE);
    if (!taken.includes(place)) taken.push(place);
  }
  return taken.map((place) => place % 52);
}

/** This many cards from a freshly shuffled deck, in the order in which they fall. */
export function dealFromDeck(random: RandomBytes, count: number): number[] {
  const taken: number[] = [];
  while (taken.length < count) {
    const card = drawBelow(random, 52);
    if (!taken.includes(card)) taken.push(card);
  }
  return taken;
}

/** 0 is the ace, 12 the king. */
export const rankOf = (card: number) => card % 13;

/** A card's value at baccarat: tens and pictures count zero, the ace one. */
export const pointsOf = (card: number) => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);
