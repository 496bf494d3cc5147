import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engineFacts } from "#vendors/catalogue/engines.ts";
import { PAY_MOST } from "../bet-limits.ts";
import { totalOf, writtenTotal } from "../client/points.js";
import { drawBlackjackRound } from "../draw-round.ts";
import {
  activeOf,
  dealRound,
  decide,
  isOver,
  type Move,
  movesOf,
  paysOf,
  readRound,
  resultsOf,
  stakesOf,
} from "./hand.ts";
import { shoeWithout } from "./shoe.ts";
import { bestMove } from "./strategy.ts";
import { returnOf } from "./strategy-return.ts";

const RANKS = "A23456789TJQK";
const card = (rank: string) => RANKS.indexOf(rank);
const cards = (text: string) => [...text].map(card);

/** Plays a round in which these cards come: player, dealer, player, hole, and then in turn. */
function play(order: string, moves: readonly Move[]) {
  const queue = cards(order);
  const draw = () => {
    const next = queue.shift();
    if (next === undefined) throw new Error("the shoe is empty");
    return next;
  };
  const { record, hole } = dealRound(draw);
  let stops: number[] | null = record;
  for (const move of moves) stops = stops && decide(stops, move, { hole, draw });
  const round = stops && readRound(stops);
  return { stops, round, isEnd: round !== null && isOver(round), left: queue.length };
}

/** Each hand's result, and what 100 as the first stake pays. */
function endOf(order: string, moves: readonly Move[] = []) {
  const { round, isEnd } = play(order, moves);
  if (!round || !isEnd) return "open";
  const paid = paysOf(round, 100n).reduce((sum, one) => sum + one, 0n);
  return `${resultsOf(round).join("+")} ${paid} of ${stakesOf(round) * 100n}`;
}

test.each([
  ["A", 11, true],
  ["AA", 12, true],
  ["A6", 17, true],
  ["A65", 12, false],
  ["AAA8", 21, true],
  ["A9A", 21, true],
  ["KQ2", 22, false],
  ["KQA", 21, false],
  ["", 0, false],
])("%s counts %i", (hand, total, isSoft) =>
  expect(totalOf(cards(hand))).toEqual({ total, isSoft }),
);

test("a total that an ace leaves open is written with both its values", () => {
  expect(writtenTotal(cards("A6"), true)).toBe("7/17");
  expect(writtenTotal(cards("A6"), false)).toBe("17");
  expect(writtenTotal(cards("AK"), true)).toBe("21");
  expect(writtenTotal(cards("A6T"), true)).toBe("17");
});

describe("a round ends", () => {
  test.each([
    ["with the player's blackjack, which pays 3 to 2", "A7K9", [], "blackjack 250 of 100"],
    ["with both blackjacks as a push", "AKKA", [], "push 100 of 100"],
    ["with the dealer's blackjack before any decision", "9AT K", [], "lose 0 of 100"],
    ["with the dealer's blackjack under a ten", "9KTA", [], "lose 0 of 100"],
    ["with the dealer's blackjack against a pair", "8A8K", [], "lose 0 of 100"],
    ["at 21 of three cards without a question, paid 1 to 1", "5T6T T", ["hit"], "win 200 of 100"],
    ["at once when the player is over", "T9 6 8 T", ["hit"], "bust 0 of 100"],
    ["with the dealer over", "TT 2 6 T", ["stand"], "win 200 of 100"],
    ["as a push at the same total", "T9 8 9", ["stand"], "push 100 of 100"],
    ["as lost below the dealer", "T9 7 9", ["stand"], "lose 0 of 100"],
    ["with the dealer on soft 17, who draws no more", "T68 A", ["stand"], "win 200 of 100"],
    ["with the dealer's soft hand that turned hard", "T58 A 9 3", ["stand"], "push 100 of 100"],
    ["doubled, with one more card", "6 6 5 T T 6", ["double"], "win 400 of 200"],
    ["doubled and over", "T T 5 7 9", ["double"], "bust 0 of 200"],
    ["doubled at a push", "6T5 8 7", ["double"], "push 200 of 200"],
    ["doubled on a soft hand", "A6 6 T 2 T", ["double"], "win 400 of 200"],
    [
      "split, each hand on its own",
      "8 6 8 T T 2 T T",
      ["split", "stand", "double"],
      "win+win 600 of 300",
    ],
    [
      "split, one over and one standing",
      "8T8 7 6 T T",
      ["split", "hit", "stand"],
      "bust+win 200 of 200",
    ],
    ["split of a king and a ten", "KTT 8 9 8", ["split", "stand", "stand"], "win+push 300 of 200"],
    ["with split aces, a card for each", "A6A T 9 K T", ["split"], "win+win 400 of 200"],
    ["with 21 of split aces, no blackjack", "A9A T K K", ["split"], "win+win 400 of 200"],
    [
      "with both split hands doubled",
      "8 6 8 T 3 2 T T T",
      ["split", "double", "double"],
      "win+win 800 of 400",
    ],
    [
      "split and both over: the dealer draws no more",
      "8 6 8 T 6 6 T T",
      ["split", "hit", "hit"],
      "bust+bust 0 of 200",
    ],
  ] as const)("%s", (_, order, moves, end) => {
    expect(endOf(order.replaceAll(" ", ""), moves)).toBe(end);
  });
});

test("every card that a round needs is drawn, and none besides", () => {
  expect(play("T968T", ["hit"]).left).toBe(0);
  expect(play("868TT2TT", ["split", "stand", "double"]).left).toBe(0);
  expect(play("T9685", ["stand"]).left).toBe(1);
});

describe("a decision", () => {
  const moves = (order: string, made: readonly Move[] = []) =>
    movesOf(play(order, made).round!).join(" ");

  test("can double two cards, and split two of one value", () => {
    expect(moves("9682")).toBe("hit stand double");
    expect(moves("9692")).toBe("hit stand double split");
    expect(moves("T6K2")).toBe("hit stand double split");
    expect(moves("26322", ["hit"])).toBe("hit stand");
  });

  test("splits once, and doubles each of the two hands", () => {
    expect(moves("868288", ["split"])).toBe("hit stand double");
    expect(moves("868288", ["split", "stand"])).toBe("hit stand double");
    expect(moves("8682883", ["split", "hit"])).toBe("hit stand");
  });

  test("goes to the second hand when the first is done", () => {
    const first = play("86828833", ["split"]).round!;
    expect(activeOf(first)).toBe(0);
    expect(activeOf(play("86828833", ["split", "double"]).round!)).toBe(1);
    expect(activeOf(play("868238", ["split"]).round!)).toBe(0);
  });

  test.each([
    ["doubling three cards", "263222", ["hit", "double"]],
    ["splitting two values", "26322", ["split"]],
    ["splitting again", "868288TT", ["split", "split"]],
    ["a decision after the end", "T9682", ["stand", "hit"]],
    ["a decision after blackjack", "A7K9", ["hit"]],
  ] as const)("that the rules do not have changes nothing: %s", (_, order, made) => {
    expect(play(order, made).stops).toBeNull();
  });

  test("of nobody stands on every hand", () => {
    const { round } = play("8T8T28", ["split"]);
    expect(activeOf(round!)).toBe(0);
    const stops = play("8T8T28", ["split"]).stops!;
    const left = decide(stops, "leave", { hole: card("T"), draw: () => card("T") });
    expect(resultsOf(readRound(left!)!)).toEqual(["lose", "lose"]);
  });
});

test("a record that these rules cannot have written is none", () => {
  const { stops } = play("T9685", ["stand"]);
  expect(readRound(stops!)).not.toBeNull();
  for (const wrong of [
    [],
    [1, 2],
    [1, 2, 52],
    [...stops!, 200],
    [...stops!, 601],
    [0, 5, 9, 100],
    [9, 5, 8, 603],
    [1, 2, 3, 99],
    [1, 2, 3, 4_000],
    [7, 7, 7, 107, 107, 107, 107],
  ])
    expect(readRound(wrong), wrong.join("-")).toBeNull();
});

/** Bytes that a seed decides. */
function seeded(seed: string) {
  let at = 0;
  let bytes = new Uint8Array();
  return {
    bytes(length: number) {
      if (bytes.length < length)
        bytes = new Uint8Array(createHash("sha512").update(`${seed}${at++}`).digest());
      const taken = bytes.slice(0, length);
      bytes = bytes.slice(length);
      return taken;
    },
  };
}

test("a shoe has six of each card and no seventh", () => {
  const draw = shoeWithout(seeded("shoe"), [5, 5, 5]);
  const counts = new Map<number, number>();
  for (let at = 0; at < 309; at += 1) {
    const one = draw();
    counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  expect(counts.get(5)).toBe(3);
  counts.set(5, 6);
  expect([...counts.values()]).toEqual(Array(52).fill(6));
});

test("basic strategy returns what is stated of the first stake, and a little more of all stakes", () => {
  const { paid, staked } = returnOf();
  expect(1 + paid - staked).toBeCloseTo(0.995401, 6);
  expect(paid / staked).toBeCloseTo(0.99592, 5);
  expect(((1 + paid - staked) * 100).toFixed(2)).toBe(engineFacts.blackjack.rtp);
}, 60_000);

test("sampled rounds of basic strategy return the same, and none pays more than is stated", () => {
  const random = seeded("rounds");
  const rounds = 60_000;
  let [net, squares] = [0, 0];
  for (let at = 0; at < rounds; at += 1) {
    const draw = shoeWithout(random, []);
    const { record, hole } = dealRound(draw);
    let stops = record;
    let round = readRound(stops)!;
    while (!isOver(round)) {
      const { cards: own } = round.hands[activeOf(round)]!;
      stops = decide(stops, bestMove(own, round.dealer[0]!, movesOf(round)), { hole, draw })!;
      round = readRound(stops)!;
    }
    const paid = Number(paysOf(round, 10_000n).reduce((sum, one) => sum + one, 0n)) / 10_000;
    expect(paid).toBeLessThanOrEqual(PAY_MOST);
    const one = paid - Number(stakesOf(round));
    net += one;
    squares += one * one;
  }
  const deviation = Math.sqrt(squares / rounds);
  expect(deviation).toBeGreaterThan(1.1);
  expect(deviation).toBeLessThan(1.2);
  const error = deviation / Math.sqrt(rounds);
  expect(Math.abs(net / rounds - (0.9954 - 1))).toBeLessThan(3 * error);
}, 60_000);

test("demonstration players stake once, and play each round to its end", () => {
  const random = seeded("demo");
  for (let at = 0; at < 2_000; at += 1) {
    const { stops, win, freeGames, spot } = drawBlackjackRound(random, 50_000n);
    const round = readRound(stops)!;
    expect(isOver(round)).toBe(true);
    expect(stakesOf(round)).toBe(1n);
    expect({ win, freeGames, spot }).toEqual({
      ...{ win: paysOf(round, 50_000n)[0], freeGames: 0, spot: null },
    });
  }
});
