import { rankOf } from "./cards.ts";

/** The hands of poker, highest first. A hand of three cards knows no four alike, full or two pair. */
export const POKER_HANDS = [
  "straight-flush",
  "four",
  "full",
  "flush",
  "straight",
  "trips",
  "two-pair",
  "pair",
  "high",
] as const;
export type PokerHand = (typeof POKER_HANDS)[number];

type Read = {
  hand: PokerHand;
  /** The rank of a hand's only pair. */
  pair: number | null;
};

/** The best hand among the cards: of three where there are three, otherwise of five. */
export function readHand(cards: readonly number[]): Read {
  const length = Math.min(cards.length, 5);
  const suits = [0, 0, 0, 0];
  const counts = Array.from({ length: 13 }, () => 0);
  let ranks = 0;
  for (const card of cards) {
    const bit = 1 << rankOf(card);
    suits[Math.floor(card / 13)]! |= bit;
    counts[rankOf(card)]! += 1;
    ranks |= bit;
  }
  const flush = suits.find((one) => bitsOf(one) >= length);
  if (flush !== undefined && isStraight(flush, length)) return alone("straight-flush");
  const having = (count: number) => counts.filter((one) => one === count).length;
  const [pairs, trips] = [having(2), having(3)];
  if (having(4) > 0) return alone("four");
  if (trips > 1 || (trips === 1 && pairs > 0)) return alone("full");
  // Of three cards, three alike are worth more than a straight, and a straight more than a flush.
  const isShort = length === 3;
  if (isShort && trips === 1) return alone("trips");
  if (isShort && isStraight(ranks, length)) return alone("straight");
  if (flush !== undefined) return alone("flush");
  if (isStraight(ranks, length)) return alone("straight");
  if (trips === 1) return alone("trips");
  if (pairs > 1) return alone("two-pair");
  return pairs === 1 ? { hand: "pair", pair: counts.indexOf(2) } : alone("high");
}

const alone = (hand: PokerHand): Read => ({ hand, pair: null });

/** True when so many ranks follow each other; the ace stands below the two and above the king. */
export function isStraight(ranks: number, length: number): boolean {
  const both = ranks | ((ranks & 1) << 13);
  const run = (1 << length) - 1;
  for (let from = 0; from + length <= 14; from += 1)
    if (((both >> from) & run) === run) return true;
  return false;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let left = mask; left > 0; left &= left - 1) count += 1;
  return count;
}
