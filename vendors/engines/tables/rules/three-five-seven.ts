import { fraction } from "#vendors/engines/shared/fraction.ts";
import { dealFromDeck } from "./cards.ts";
import { type PokerHand, readHand } from "./poker-hands.ts";
import type { TableRules } from "./table-rules.ts";

type Pays = { readonly [hand in PokerHand]?: number };

/** How many of the seven cards each place looks at, and what it pays for 1. */
export const DEALS = {
  three: {
    cards: 3,
    pays: { "straight-flush": 40, trips: 25, straight: 6, flush: 4, pair: 1 } as Pays,
  },
  five: {
    cards: 5,
    pays: {
      "straight-flush": 200,
      four: 100,
      full: 50,
      flush: 25,
      straight: 20,
      trips: 10,
      "two-pair": 4,
      pair: 1,
    } as Pays,
  },
  seven: {
    cards: 7,
    pays: {
      "straight-flush": 60,
      four: 10,
      full: 4,
      flush: 2,
      straight: 2,
      trips: 1,
      "two-pair": 1,
    } as Pays,
  },
} as const;
export type Deal = keyof typeof DEALS;
export const DEAL_NAMES = ["three", "five", "seven"] as const satisfies readonly Deal[];

/** In hundredths of the stake, the stake included: "none" pays 1.1 to 1. */
const NONE_RETURN = 210;
/** The jack. The five cards' pair pays from here, and with aces. */
const HIGH_PAIR = 10;

/** The gain of a place for 1; null when its cards do not win. */
function gainOf(deal: Deal, drawn: readonly number[]): number | null {
  const { cards, pays } = DEALS[deal];
  const { hand, pair } = readHand(drawn.slice(0, cards));
  if (deal === "five" && pair !== null && pair !== 0 && pair < HIGH_PAIR) return null;
  return pays[hand] ?? null;
}

const winners = (drawn: readonly number[]) =>
  DEAL_NAMES.filter((deal) => gainOf(deal, drawn) !== null);

const rangeOf = (pays: Pays) =>
  `${Math.min(...Object.values(pays))}–${Math.max(...Object.values(pays))}:1`;

/** How many of all hands of so many cards are of each sort; "pair" of five counts jacks or better. */
export const HAND_COUNTS: Readonly<Record<Deal, { total: number; of: Pays }>> = {
  three: {
    total: 22_100,
    of: { "straight-flush": 48, trips: 52, straight: 720, flush: 1_096, pair: 3_744 },
  },
  five: {
    total: 2_598_960,
    of: {
      "straight-flush": 40,
      four: 624,
      full: 3_744,
      flush: 5_108,
      straight: 10_200,
      trips: 54_912,
      "two-pair": 123_552,
      pair: 337_920,
    },
  },
  seven: {
    total: 133_784_560,
    of: {
      "straight-flush": 41_584,
      four: 224_848,
      full: 3_473_184,
      flush: 4_047_644,
      straight: 6_180_020,
      trips: 6_461_620,
      "two-pair": 31_433_400,
    },
  },
};

/** Of all orders of seven cards, those at which no place of a hand wins. */
export const NONE = { count: 311_036_037_696n, total: 674_274_182_400n };

/** The return of a place, from the counts. */
function returnFrom(deal: Deal) {
  const { total, of } = HAND_COUNTS[deal];
  const { pays } = DEALS[deal];
  const back = Object.entries(of).reduce(
    (sum, [hand, count]) => sum + BigInt(count) * BigInt(pays[hand as PokerHand]! + 1),
    0n,
  );
  return fraction(back, BigInt(total));
}

/** A deal for each result there can be. The returns come from the counts. */
const SAMPLES: readonly (readonly number[])[] = [
  [0, 15, 30, 45, 21, 36, 51],
  [1, 14, 30, 45, 21, 36, 51],
  [0, 15, 30, 10, 23, 33, 51],
  [0, 15, 30, 45, 21, 19, 34],
  [10, 23, 30, 45, 21, 26, 51],
  [1, 14, 30, 45, 21, 34, 51],
  [0, 15, 30, 10, 23, 13, 33],
  [10, 23, 30, 43, 21, 34, 51],
];

/** Seven cards of one deck: the first three, the first five and all seven each make a hand. */
export const threeFiveSeven: TableRules = {
  spots: [
    ...DEAL_NAMES.map((id) => ({ id, pays: rangeOf(DEALS[id].pays) })),
    { id: "none", pays: "1.1:1" },
  ],
  main: DEAL_NAMES,
  draw: (random) => dealFromDeck(random, 7),
  returnOf(spot, drawn) {
    if (spot === "none") return winners(drawn).length === 0 ? NONE_RETURN : 0;
    const gain = gainOf(spot as Deal, drawn);
    return gain === null ? 0 : (gain + 1) * 100;
  },
  sceneOf: (drawn) => ({
    result: winners(drawn).join("-") || "none",
    values: Object.fromEntries(
      DEAL_NAMES.map((deal) => [deal, readHand(drawn.slice(0, DEALS[deal].cards)).hand]),
    ),
    hands: { three: drawn.slice(0, 3), five: drawn.slice(3, 5), seven: drawn.slice(5) },
  }),
  beadOf(drawn) {
    const won = winners(drawn);
    const text = won.map((deal) => DEALS[deal].cards).join("·");
    return won.length === 0 ? { tone: "none" } : { tone: "won", text };
  },
  *outcomes() {
    for (const drawn of SAMPLES) yield { drawn, weight: 1 };
  },
  known: {
    three: returnFrom("three"),
    five: returnFrom("five"),
    seven: returnFrom("seven"),
    none: fraction(NONE.count * BigInt(NONE_RETURN), NONE.total * 100n),
  },
};
