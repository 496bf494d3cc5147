import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { showBet } from "#platform/play/records/show-bet.ts";
import { vendorTransactions } from "#platform/store/schema/vendor-wallet.ts";
import { freshPlayer, newSpinId } from "#tests/under-test/studio-under-test.ts";
import { DEMO_BALANCE, LEFT_HOURS } from "../engine.ts";
import type { BlackjackView } from "./blackjack-view.ts";
import { blackjackWordsOf } from "./page/words.ts";

const GAME = { vendor: "PICAFLOR", code: "veintiuno-rey", gameType: "LIVE" as const };
const START = 1_000_000n;
const STAKE = 50_000n;
const HOUR_MS = 3_600_000;
const RANKS = "A23456789TJQK";
/** Cards as they come: player, dealer, player, hole, and then in turn. */
const cards = (text: string) => [...text.replaceAll(" ", "")].map((rank) => RANKS.indexOf(rank));

type Options = Parameters<typeof freshPlayer>[0];

/** A player at the table, where these cards come. */
async function atTable(order: string, options: Options = {}) {
  const player = await freshPlayer({ game: GAME, ...options });
  const url = await player.open();
  player.random.rig(cards(order));
  const ask = async (body: object) =>
    (await player.spinAt(url, body)).json() as Promise<BlackjackView>;
  let seen = 0;
  const keep = (view: BlackjackView) => {
    seen = view.scene?.seen ?? seen;
    return view;
  };
  return {
    ...player,
    url,
    deal: async (stake = STAKE, spinId = newSpinId()) =>
      keep(await ask({ spinId, move: "deal", bets: { hand: `${stake}` } })),
    /** A decision on what the page has seen. */
    move: async (move: string, spinId = newSpinId()) => keep(await ask({ spinId, move, seen })),
    statusOf: async (body: object) => (await player.spinAt(url, { ...body })).status,
    seen: () => seen,
    /** The state that a reloaded page shows. */
    last: async () => ({ ...(await player.table(url)).last, nextInMs: 0 }) as BlackjackView,
  };
}

const net = async (player: { cash(): Promise<bigint> }) => (await player.cash()) - START;

describe("a hand", () => {
  test("is dealt for its stake, and hides the hole card until the end", async () => {
    const player = await atTable("T968 3 5");
    const dealt = await player.deal();
    expect(dealt).toMatchObject({
      ...{ state: "done", stake: "50000", staked: "50000", win: "0", bead: null },
      scene: { hands: [{ cards: [9, 5], result: null }], dealer: [8], isOver: false },
    });
    expect(dealt.scene!.moves).toEqual(["hit", "stand", "double"]);
    const told = JSON.stringify([dealt, await player.table(player.url)]);
    expect(told).not.toMatch(/hidden|"stops"/);
    expect(await net(player)).toBe(-STAKE);
    expect(await player.rounds()).toMatchObject([{ state: "OPEN", stake: STAKE, payout: 0n }]);
    await player.move("hit");
    const end = await player.move("stand");
    expect(end).toMatchObject({
      scene: { dealer: [8, 7], isOver: true, hands: [{ result: "win", paid: "100000" }] },
      ...{ win: "100000", bead: { tone: "won" } },
    });
    expect(await net(player)).toBe(STAKE);
    expect(end.balance).toBe(`${await player.cash()}`);
    expect(await player.rounds()).toMatchObject([
      { state: "CLOSED", stake: STAKE, payout: STAKE * 2n, validBet: STAKE },
    ]);
  });

  test("with blackjack is one call, pays 3 to 2 and is over", async () => {
    const player = await atTable("A7K9");
    const dealt = await player.deal(10_000n);
    expect(dealt).toMatchObject({ win: "25000", scene: { isOver: true, moves: [] } });
    expect(await net(player)).toBe(15_000n);
    expect(await player.rounds()).toMatchObject([{ state: "CLOSED", payout: 25_000n }]);
    expect(player.calls.filter((call) => call === "win")).toEqual([]);
  });

  test("against the dealer's blackjack is over before any decision", async () => {
    const player = await atTable("8A8K");
    expect(await player.deal()).toMatchObject({ win: "0", scene: { isOver: true } });
    expect(await player.rounds()).toMatchObject([{ state: "CLOSED", payout: 0n }]);
  });

  test("that ends in a push gives the stake back, and counts nothing for wagering", async () => {
    const player = await atTable("T989");
    await player.deal();
    expect(await player.move("stand")).toMatchObject({ win: "50000", bead: { tone: "push" } });
    expect(await player.rounds()).toMatchObject([{ state: "CLOSED", validBet: 0n }]);
  });
});

describe("doubling and splitting", () => {
  test("stake again in the same round, which has the sums of all", async () => {
    const player = await atTable("8 6 8 T 3 2 T T T");
    await player.deal();
    const split = await player.move("split");
    expect(split).toMatchObject({ staked: "100000", scene: { active: 0 } });
    expect(split.scene!.hands.map((hand) => hand.cards)).toEqual([
      [7, 2],
      [7, 1],
    ]);
    expect(await net(player)).toBe(-2n * STAKE);
    expect(await player.move("double")).toMatchObject({ staked: "150000", scene: { active: 1 } });
    const end = await player.move("double");
    expect(end).toMatchObject({ staked: "200000", win: "400000", bead: { tone: "won" } });
    expect(await net(player)).toBe(4n * STAKE);
    const rounds = await player.rounds();
    expect(rounds).toMatchObject([
      { state: "CLOSED", stake: STAKE * 4n, payout: STAKE * 8n, validBet: STAKE * 4n },
    ]);
    const { rounds: listed } = await (await player.get(`${player.url}/history`)).json();
    expect(listed).toMatchObject([
      { round: rounds[0]!.roundId, stake: "200000", payout: "400000" },
    ]);
    const kept = await player.pool.query("select stake, payout from studio.round");
    expect(kept.rows).toEqual([{ stake: "200000", payout: "400000" }]);
  });

  test.each(["double", "split"])(
    "refused for lack of money leaves the hand as it was: %s",
    async (move) => {
      const player = await atTable("8T8 7 5 T T T", { balance: STAKE + 10_000n });
      const dealt = await player.deal();
      const refused = await player.move(move);
      expect(refused).toMatchObject({
        ...{ state: "refused", code: "INSUFFICIENT_FUNDS", scene: null },
      });
      expect(await player.last()).toEqual(dealt);
      expect(await player.cash()).toBe(10_000n);
      // The hand is playable, with a card that nobody has seen.
      expect(await player.move("hit")).toMatchObject({ state: "done" });
      expect(await player.rounds()).toMatchObject([{ stake: STAKE }]);
    },
  );

  test("take no stake above the merchant's limit", async () => {
    const player = await atTable("6T5 7 T T");
    await player.deal();
    const { store, merchant } = player;
    await store.inMerchant(merchant.code, (tx) =>
      tx.execute(`update vendors set bet_max = 20000 where merchant = '${merchant.code}'`),
    );
    expect(await player.move("double")).toMatchObject({ code: "LIMIT_EXCEEDED" });
    expect(await player.move("stand")).toMatchObject({ state: "done", scene: { isOver: true } });
  });
});

describe("a request", () => {
  test("asked twice under one id draws once and stakes once, at every step", async () => {
    const player = await atTable("6 6 5 T 9 6");
    const [first, second] = [newSpinId(), newSpinId()];
    const dealt = await player.deal(STAKE, first);
    expect(await player.deal(STAKE, first)).toEqual(dealt);
    const doubled = await player.move("double", second);
    const again = await player.move("hit", second);
    expect(again).toEqual(doubled);
    expect(await net(player)).toBe(2n * STAKE);
  });

  test.each([
    ["no stake", { move: "deal", bets: {} }],
    ["a part of a chip", { move: "deal", bets: { hand: "15000" } }],
    ["more than a hand takes", { move: "deal", bets: { hand: "25010000" } }],
    ["another place", { move: "deal", bets: { hand: "10000", split: "10000" } }],
    ["an unknown decision", { move: "surrender", seen: 3 }],
    ["the studio's own decision", { move: "leave", seen: 3 }],
    ["a decision on nothing", { move: "hit" }],
  ])("is not read for %s", async (_, body) => {
    const player = await atTable("T968");
    expect(await player.statusOf({ spinId: newSpinId(), ...body })).toBe(400);
    expect(await net(player)).toBe(0n);
  });

  test.each([
    ["a decision without a hand", { move: "hit", seen: 3 }],
    ["a stand without a hand", { move: "stand", seen: 3 }],
  ])("that fits no hand is refused: %s", async (_, body) => {
    const player = await atTable("");
    expect(await player.statusOf({ spinId: newSpinId(), ...body })).toBe(409);
    expect(await player.rounds()).toEqual([]);
  });

  test.each([
    ["another deal", { move: "deal", bets: { hand: "10000" } }],
    ["a split of two values", { move: "split", seen: 3 }],
    ["a decision on what another page has played past", { move: "hit", seen: 4 }],
  ])("that the open hand does not allow moves no money: %s", async (_, body) => {
    const player = await atTable("T968 3");
    const dealt = await player.deal();
    const asked = player.calls.length;
    expect(await player.statusOf({ spinId: newSpinId(), ...body })).toBe(409);
    expect(player.calls).toHaveLength(asked);
    expect(await player.last()).toEqual(dealt);
  });

  test("of a second page finds the hand where the first one left it", async () => {
    const player = await atTable("2968 3 4 T");
    await player.deal();
    const stale = player.seen();
    await player.move("hit");
    expect(await player.statusOf({ spinId: newSpinId(), move: "stand", seen: stale })).toBe(409);
    const { last, free } = await player.table(await player.open());
    expect(last).toMatchObject({ scene: { hands: [{ cards: [1, 5, 2] }], seen: 4 } });
    expect(free.left).toBe(1);
    expect(await player.move("stand")).toMatchObject({ scene: { isOver: true } });
  });
});

describe("an answer that is lost", () => {
  test("at the deal: a stake that never came is taken back, and one that came stands", async () => {
    const player = await atTable("T968 T968");
    player.failures.set("betwin", "lost");
    expect(await player.deal()).toMatchObject({ state: "void", scene: null });
    expect(await net(player)).toBe(0n);
    player.failures.set("betwin", "unheard");
    expect(await player.deal()).toMatchObject({ state: "done", scene: { isOver: false } });
    expect(await net(player)).toBe(-STAKE);
  });

  test.each(["lost", "unheard"] as const)("at a hit (%s) draws no other card", async (failure) => {
    const player = await atTable("2968 3 T");
    await player.deal();
    const id = newSpinId();
    player.failures.set("*", failure);
    expect(await player.move("hit", id)).toMatchObject({ state: "pending", scene: null });
    const waiting = await player.table(player.url);
    expect(waiting.pending).toMatchObject({ spinId: id });
    player.failures.clear();
    expect(await player.move("hit", id)).toMatchObject({
      scene: { hands: [{ cards: [1, 5, 2] }] },
    });
    expect(await player.move("hit", id)).toMatchObject({ scene: { seen: 4 } });
  });

  test("at a double: what never came leaves the hand, what came counts once", async () => {
    const player = await atTable("6 6 5 T 9 T T 6");
    const dealt = await player.deal();
    player.failures.set("betwin", "lost");
    expect(await player.move("double")).toMatchObject({ state: "void", scene: null });
    expect(await player.last()).toEqual(dealt);
    expect(await net(player)).toBe(-STAKE);
    player.failures.set("betwin", "unheard");
    expect(await player.move("double")).toMatchObject({ state: "done", staked: "100000" });
    expect(await net(player)).toBe(2n * STAKE);
    expect(await player.rounds()).toMatchObject([{ stake: 2n * STAKE, state: "CLOSED" }]);
  });

  test("at the end is paid by the worker, with no page open", async () => {
    const player = await atTable("T9T7");
    await player.deal();
    player.failures.set("win", "lost");
    expect(await player.move("stand")).toMatchObject({ state: "pending" });
    player.failures.clear();
    player.clock.advance(60_000);
    await player.studio.settleDue();
    expect(await player.last()).toMatchObject({ win: "100000", scene: { isOver: true } });
    expect(await net(player)).toBe(STAKE);
  });
});

describe("a hand that its player left", () => {
  test("waits, and then stands and is paid", async () => {
    const player = await atTable("8T8 7 T T");
    await player.deal();
    await player.move("split");
    player.clock.advance(LEFT_HOURS * HOUR_MS - 1);
    expect(await player.studio.endLeftRounds()).toBe(0);
    player.clock.advance(1);
    expect(await player.studio.endLeftRounds()).toBe(1);
    const { last } = await player.table(await player.open());
    expect(last).toMatchObject({ win: "200000", scene: { isOver: true } });
    expect(await player.rounds()).toMatchObject([
      { state: "CLOSED", stake: 2n * STAKE, payout: 4n * STAKE },
    ]);
    expect(await player.studio.endLeftRounds()).toBe(0);
  });

  test("can be ended by a player whose session takes no more bets", async () => {
    const player = await atTable("T968 T");
    await player.deal();
    player.clock.advance(HOUR_MS + 1);
    expect(await player.move("double")).toMatchObject({ state: "refused", code: "TOKEN_EXPIRED" });
    expect(await player.move("stand")).toMatchObject({ state: "done", scene: { isOver: true } });
  });
});

test("a demo plays the same, with play money and without the platform", async () => {
  const player = await freshPlayer({ game: GAME });
  const url = await player.openDemo();
  player.random.rig(cards("6 6 5 T T 6"));
  const ask = async (body: object) =>
    (await player.spinAt(url, { spinId: newSpinId(), ...body })).json();
  await ask({ move: "deal", bets: { hand: "50000" } });
  const end = await ask({ move: "double", seen: 3 });
  expect(end).toMatchObject({ win: "200000", balance: `${DEMO_BALANCE + 100_000n}` });
  expect(player.calls).toEqual([]);
  expect(await player.rounds()).toEqual([]);
});

test("the record has one picture, of the end, with every hand's result", async () => {
  const player = await atTable("8 6 8 T 3 2 T 9 T");
  await player.deal();
  await player.move("split");
  await player.move("double");
  await player.move("stand");
  const { store, merchant } = player;
  const told = await store.inMerchant(merchant.code, (tx) =>
    tx.select().from(vendorTransactions).where(eq(vendorTransactions.merchant, merchant.code)),
  );
  expect(told.filter(({ detail }) => detail !== null)).toHaveLength(1);
  const [round] = await player.rounds();
  const { pictures } = await showBet(player.context, { language: "es", roundId: round!.roundId });
  expect(pictures).toHaveLength(1);
  expect(pictures[0]!.alt).toMatch(/^Veintiuno Rey\. Banca 25: .+ Mano 1 21: .+ Mano 2 10: /);
  expect(pictures[0]!.alt).toMatch(/Mano 1: Ganada\. P\s10\.00, cobrado P\s20\.00\./);
});

test("the page opens with its rules, its return and the hands of before", async () => {
  const player = await atTable("A7K9 T989");
  await player.deal();
  player.clock.advance(1_000);
  await player.deal();
  await player.move("stand");
  const html = await (await player.get(await player.open())).text();
  expect(html).toContain("RTP 99.54%");
  expect(html).toContain('"beads":[{"tone":"push"},{"tone":"blackjack"}]');
  expect(html).not.toMatch(/undefined|\[object/);
  const ids = [...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each(["es", "en"])("every word of the table is written in %s", (language) => {
  const { words } = blackjackWordsOf(language);
  expect(JSON.stringify(words)).not.toMatch(/""|null/);
  expect(words.ranks).toHaveLength(13);
});
