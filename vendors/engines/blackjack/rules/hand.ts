import { totalOf, worthOf } from "../client/points.js";
import { DECKS, isCard } from "./shoe.ts";

export const MOVES = ["hit", "stand", "double", "split"] as const;
export type Move = (typeof MOVES)[number];

export type Hand = {
  cards: readonly number[];
  isDoubled: boolean;
  /** True when it takes no more decisions. */
  isDone: boolean;
};
export type Result = "blackjack" | "win" | "push" | "lose" | "bust";

/** A round as far as it is told by its record. */
export type Round = {
  /** One hand, or two after a split. */
  hands: readonly Hand[];
  /** The card that lies open, and from the end of the decisions on the others. */
  dealer: readonly number[];
};

/**
 * A round is recorded as numbers: the player's first card, the dealer's open one, the player's second,
 * then one number for each event, with its card. A split has both of its cards.
 */
const HIT = 100;
const STAND = 200;
const DOUBLE = 300;
const DEALER = 600;
const SPLIT = 1_000;
const SPLIT_END = SPLIT + 52 * 52;

export const isNatural = ({ hands }: Round): boolean =>
  hands.length === 1 && totalOf(hands[0]!.cards).total === 21 && hands[0]!.cards.length === 2;

const isDealerNatural = ({ dealer }: Round) => dealer.length === 2 && totalOf(dealer).total === 21;

/** The place of the hand that decides next; -1 when none does. */
export function activeOf({ hands, dealer }: Round): number {
  return dealer.length > 1 ? -1 : hands.findIndex(({ isDone }) => !isDone);
}

/** The decisions that the round allows now. */
export function movesOf(round: Round): Move[] {
  const hand = round.hands[activeOf(round)];
  if (!hand) return [];
  const [one, other, ...more] = hand.cards;
  if (more.length > 0) return ["hit", "stand"];
  const isPair = round.hands.length === 1 && worthOf(one!) === worthOf(other!);
  return isPair ? [...MOVES] : ["hit", "stand", "double"];
}

/** True when nothing more is drawn or decided. */
export function isOver(round: Round): boolean {
  const { hands, dealer } = round;
  if (dealer.length < 2) return false;
  if (isNatural(round) || isDealerNatural(round)) return true;
  return hands.every(isBust) || totalOf(dealer).total >= 17;
}

const isBust = ({ cards }: Pick<Hand, "cards">) => totalOf(cards).total > 21;

/** The round of a record; null when these rules cannot have written it. */
export function readRound(record: readonly number[]): Round | null {
  const [first, open, second, ...events] = record;
  if (!isCard(first) || !isCard(open) || !isCard(second)) return null;
  let round: Round | null = {
    hands: [handOf([first, second])],
    dealer: [open],
  };
  for (const event of events) {
    round = after(round, event);
    if (!round) return null;
  }
  return isOfOneShoe(round) ? round : null;
}

/** The round after one more event; null for one that cannot happen. */
function after(round: Round, event: number): Round | null {
  if (event >= DEALER && isCard(event - DEALER)) return withDealerCard(round, event - DEALER);
  const at = activeOf(round);
  const hand = round.hands[at];
  if (!hand) return null;
  const withHand = (next: Hand): Round => ({ ...round, hands: round.hands.with(at, next) });
  if (event === STAND) return withHand({ ...hand, isDone: true });
  if (event >= HIT && isCard(event - HIT)) return withHand(handOf([...hand.cards, event - HIT]));
  const can = movesOf(round);
  if (event >= DOUBLE && isCard(event - DOUBLE)) {
    const cards = [...hand.cards, event - DOUBLE];
    return can.includes("double") ? withHand({ cards, isDoubled: true, isDone: true }) : null;
  }
  if (event < SPLIT || event >= SPLIT_END || !can.includes("split")) return null;
  const drawn = [Math.floor((event - SPLIT) / 52), (event - SPLIT) % 52];
  const isAces = worthOf(hand.cards[0]!) === 1;
  const hands = hand.cards.map((card, side) => {
    const half = handOf([card, drawn[side]!]);
    return { ...half, isDone: isAces || half.isDone };
  });
  return { ...round, hands };
}

const handOf = (cards: readonly number[]): Hand => ({
  cards,
  isDoubled: false,
  isDone: totalOf(cards).total >= 21,
});

/** The dealer's second card ends the decisions: they are all made, or one of the two has blackjack. */
function withDealerCard(round: Round, card: number): Round | null {
  const next = { ...round, dealer: [...round.dealer, card] };
  if (round.dealer.length > 1) return isOver(round) ? null : next;
  const isUntouched = round.hands.length === 1 && round.hands[0]!.cards.length === 2;
  const mayReveal = activeOf(round) < 0 || (isUntouched && isDealerNatural(next));
  return mayReveal ? next : null;
}

function isOfOneShoe(round: Round): boolean {
  const counts = new Map<number, number>();
  for (const card of cardsOf(round)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts.values()].every((count) => count <= DECKS);
}

export const cardsOf = ({ hands, dealer }: Round): number[] => [
  ...dealer,
  ...hands.flatMap(({ cards }) => cards),
];

/** The number of stakes that lie on the table. */
export const stakesOf = ({ hands }: Round): bigint =>
  hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2n : 1n), 0n);

/** The result of each hand of a round that is over. */
export function resultsOf(round: Round): Result[] {
  const dealer = totalOf(round.dealer).total;
  const hasDealerNatural = isDealerNatural(round);
  return round.hands.map(({ cards }) => {
    const { total } = totalOf(cards);
    if (total > 21) return "bust";
    if (isNatural(round)) return hasDealerNatural ? "push" : "blackjack";
    if (hasDealerNatural) return "lose";
    if (dealer > 21 || total > dealer) return "win";
    return total === dealer ? "push" : "lose";
  });
}

/** What each hand pays, its stakes included. Stakes are whole chips, so 3 to 2 is a whole amount. */
export function paysOf(round: Round, stake: bigint): bigint[] {
  return resultsOf(round).map((result, at) => {
    const laid = round.hands[at]!.isDoubled ? stake * 2n : stake;
    if (result === "blackjack") return (laid * 5n) / 2n;
    if (result === "win") return laid * 2n;
    return result === "push" ? laid : 0n;
  });
}

/** The record of a new round, with the hole card shown when one of the two has blackjack. */
export function dealRound(draw: () => number): { record: number[]; hole: number } {
  const record = [draw(), draw(), draw()];
  const hole = draw();
  const revealed = [...record, DEALER + hole];
  return { record: readRound(revealed) ? revealed : record, hole };
}

/**
 * The record after a decision, played on to the end where no other follows; null for one that the
 * round does not allow. "leave" stands on every hand.
 */
export function decide(
  record: readonly number[],
  move: Move | "leave",
  { hole, draw }: { hole: number; draw: () => number },
): number[] | null {
  const round = readRound(record);
  if (!round) return null;
  const waiting = round.hands.filter(({ isDone }) => !isDone).length;
  if (waiting === 0 || activeOf(round) < 0) return null;
  if (move === "leave") return finish([...record, ...Array(waiting).fill(STAND)], hole, draw);
  if (!movesOf(round).includes(move)) return null;
  return finish([...record, eventOf(move, draw)], hole, draw);
}

function eventOf(move: Move, draw: () => number): number {
  if (move === "stand") return STAND;
  if (move === "hit") return HIT + draw();
  if (move === "double") return DOUBLE + draw();
  return SPLIT + draw() * 52 + draw();
}

/** Plays the dealer's hand once nobody decides any more: it draws to 16 and stands on all 17s. */
function finish(record: number[], hole: number, draw: () => number): number[] {
  let round = readRound(record)!;
  if (activeOf(round) >= 0) return record;
  const played = [...record, DEALER + hole];
  for (round = readRound(played)!; !isOver(round); round = readRound(played)!)
    played.push(DEALER + draw());
  return played;
}
