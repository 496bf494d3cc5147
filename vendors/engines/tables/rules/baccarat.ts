import { fraction } from "#vendors/engines/shared/fraction.ts";
import { DECKS, dealFromShoe, pointsOf, rankOf } from "./cards.ts";
import type { TableRules } from "./table-rules.ts";

export type Coup = {
  player: number[];
  banker: number[];
  points: { player: number; banker: number };
  winner: "player" | "banker" | "tie";
};

/** True when the bank draws, by its own points and the player's third card, if there was one. */
function bankDraws(bank: number, third: number | null): boolean {
  if (third === null) return bank <= 5;
  if (bank <= 2) return true;
  if (bank === 3) return third !== 8;
  if (bank === 4) return third >= 2 && third <= 7;
  if (bank === 5) return third >= 4 && third <= 7;
  return bank === 6 && (third === 6 || third === 7);
}

const sum = (cards: readonly number[]) =>
  cards.reduce((total, card) => total + pointsOf(card), 0) % 10;

/** Deals six cards in turn by the fixed drawing rules; unused cards stay in the shoe. */
export function dealCoup(cards: readonly number[]): Coup {
  const player = [cards[0]!, cards[2]!];
  const banker = [cards[1]!, cards[3]!];
  const isNatural = Math.max(sum(player), sum(banker)) >= 8;
  if (!isNatural) {
    const playerDraws = sum(player) <= 5;
    if (playerDraws) player.push(cards[4]!);
    const third = playerDraws ? pointsOf(cards[4]!) : null;
    if (bankDraws(sum(banker), third)) banker.push(cards[playerDraws ? 5 : 4]!);
  }
  const points = { player: sum(player), banker: sum(banker) };
  const winner =
    points.player === points.banker ? "tie" : points.player > points.banker ? "player" : "banker";
  return { player, banker, points, winner };
}

const PAIR_RETURN = fraction(12n * 31n, 415n);

/** Eight decks, a fresh shoe for each round. The bank pays 5% commission; a tie returns stakes. */
export const baccarat: TableRules = {
  spots: [
    { id: "player-pair", pays: "11:1" },
    { id: "tie", pays: "8:1" },
    { id: "banker-pair", pays: "11:1" },
    { id: "player", pays: "1:1" },
    { id: "banker", pays: "0.95:1" },
  ],
  main: ["player", "banker"],
  draw: (random) => dealFromShoe(random, 6),
  returnOf(spot, drawn) {
    const isPair = (a: number, b: number) => rankOf(drawn[a]!) === rankOf(drawn[b]!);
    if (spot === "player-pair") return isPair(0, 2) ? 1200 : 0;
    if (spot === "banker-pair") return isPair(1, 3) ? 1200 : 0;
    const { winner } = dealCoup(drawn);
    if (spot === "tie") return winner === "tie" ? 900 : 0;
    if (winner === "tie") return 100;
    if (winner !== spot) return 0;
    return spot === "banker" ? 195 : 200;
  },
  sceneOf(drawn) {
    const { player, banker, points, winner } = dealCoup(drawn);
    return { result: winner, values: points, hands: { player, banker } };
  },
  beadOf: (drawn) => ({ tone: dealCoup(drawn).winner }),
  outcomes: countedCoups,
  // Of the 415 cards left, 31 have the first one's rank.
  known: { "player-pair": PAIR_RETURN, "banker-pair": PAIR_RETURN },
};

/**
 * Every sequence of six cards by point value, 10^6 of them, weighted by the number of such cards in
 * the shoe. Pairs depend on rank and are not distinguished here.
 */
function* countedCoups() {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * DECKS);
  const drawn: number[] = [];
  function* next(weight: number): Generator<{ drawn: number[]; weight: number }> {
    if (drawn.length === 6) {
      yield { drawn, weight };
      return;
    }
    for (let points = 0; points < 10; points += 1) {
      const count = left[points]!;
      left[points] = count - 1;
      drawn.push(points === 0 ? 9 : points - 1);
      yield* next(weight * count);
      drawn.pop();
      left[points] = count;
    }
  }
  yield* next(1);
}
