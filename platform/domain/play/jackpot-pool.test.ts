import fc from "fast-check";
import { expect, test } from "vitest";
import { drawHitPoint, feedPool } from "./jackpot-pool.ts";

const pool = { amount: 1_000_000n, remainder: 0n, hitPoint: 1_000_300n };

test("half a percent of P 0.20 is 10 units, and the remainder is carried", () => {
  expect(feedPool(pool, [{ stake: 2_000n }], 50)).toMatchObject({ added: 10n, winner: null });
  const odd = feedPool(pool, [{ stake: 2_101n }, { stake: 2_101n }], 50);
  expect(odd.added).toBe(21n);
  expect(odd.pool.remainder).toBe(100n);
});

test("the bet whose share reaches the point wins, and later bets are left over", () => {
  const bets = [{ stake: 40_000n }, { stake: 20_000n }, { stake: 20_000n }];
  const fed = feedPool(pool, bets, 50);
  expect(fed.winner).toBe(bets[1]);
  expect(fed.rest).toEqual([bets[2]]);
  expect(fed.pool.amount).toBe(1_000_300n);
});

test("a hit point is drawn between hitMin and hitMax, both included", () => {
  const terms = { hitMin: 10_000n, hitMax: 10_500n };
  expect(drawHitPoint(terms, () => 0)).toBe(10_000n);
  expect(drawHitPoint(terms, (bound) => bound - 1)).toBe(10_500n);
  expect(drawHitPoint({ ...terms, hitMax: 10_000n }, (bound) => bound - 1)).toBe(10_000n);
});

test("the pots are the same for any batches of bets", () => {
  const stakes = fc.array(fc.bigInt({ min: 1n, max: 3_000_000n }), { maxLength: 40 });
  fc.assert(
    fc.property(stakes, fc.nat(39), fc.integer({ min: 1, max: 10_000 }), (all, cut, share) => {
      const bets = all.map((stake, id) => ({ stake, id }));
      const whole = feedPool({ ...pool, hitPoint: 1_500_000n }, bets, share);
      const first = feedPool({ ...pool, hitPoint: 1_500_000n }, bets.slice(0, cut), share);
      const last = first.winner ? first : feedPool(first.pool, bets.slice(cut), share);
      expect(last.winner).toEqual(whole.winner);
      expect(last.pool).toEqual(whole.pool);
      const counted = bets.slice(0, bets.length - whole.rest.length);
      const exact = counted.reduce((sum, { stake }) => sum + stake * BigInt(share), 0n);
      expect(whole.added * 10_000n + whole.pool.remainder).toBe(exact);
    }),
  );
});
