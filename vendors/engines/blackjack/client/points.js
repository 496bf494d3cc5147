// @ts-check

/** A card's worth at blackjack, an ace as one. @param {number} card */
export const worthOf = (card) => Math.min((card % 13) + 1, 10);

/**
 * The total of a hand; soft while an ace in it counts eleven.
 * @param {readonly number[]} cards
 */
export function totalOf(cards) {
  const low = cards.reduce((sum, card) => sum + worthOf(card), 0);
  const isSoft = low <= 11 && cards.some((card) => worthOf(card) === 1);
  return { total: isSoft ? low + 10 : low, isSoft };
}

/**
 * A total as its bubble shows it: "7/17" while it may still be either.
 * @param {readonly number[]} cards
 * @param {boolean} isOpen the hand may still draw
 */
export function writtenTotal(cards, isOpen) {
  const { total, isSoft } = totalOf(cards);
  return isOpen && isSoft && total < 21 ? `${total - 10}/${total}` : String(total);
}
