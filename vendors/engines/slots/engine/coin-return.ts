import { add, type Fraction, fraction, multiply } from "../../shared/fraction.ts";
import type { SlotRules } from "./rules.ts";

export type CoinReturn = {
  /** What held coins return of a stake. */
  paid: Fraction;
  /** The chance that a spin's coins hold, and that they fill the screen. */
  chance: Fraction;
  full: Fraction;
};

const NONE = fraction(0n);

/**
 * What held coins return, from the chance of each number of coins on the reels. Their values are
 * independent of their number, so the average value and the expected number are enough.
 */
export function coinReturn(
  rules: SlotRules,
  lawOfCoins: ReadonlyMap<number, Fraction>,
): CoinReturn {
  const { coins } = rules;
  const total: CoinReturn = { paid: NONE, chance: NONE, full: NONE };
  if (!coins) return total;
  const average = averageValue(rules);
  const most = fraction(BigInt(coins.full));
  for (const [held, chance] of lawOfCoins) {
    if (held < coins.trigger) continue;
    const { expected, full } = endOf(rules, held);
    const paid = add(multiply(expected, average), multiply(full, most));
    total.paid = add(total.paid, multiply(chance, paid));
    total.full = add(total.full, multiply(chance, full));
    total.chance = add(total.chance, chance);
  }
  return total;
}

function averageValue({ coins }: SlotRules): Fraction {
  const { values } = coins!;
  const weights = values.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  return fraction(
    values.reduce((sum, { value, weight }) => sum + BigInt(value * weight), 0n),
    weights,
  );
}

type End = { expected: Fraction; full: Fraction };

/**
 * How many coins there are in the end, and the chance that they are all there can be: a chain over
 * the coins that are held and the respins that are left.
 */
export function endOf(rules: SlotRules, held: number): End {
  const { respins, oneIn } = rules.coins!;
  const cells = rules.strips.length * rules.rows;
  const known = new Map<string, End>();
  const from = (had: number, left: number): End => {
    if (had === cells || left === 0)
      return { expected: fraction(BigInt(had)), full: had === cells ? fraction(1n) : NONE };
    const key = `${had}/${left}`;
    const before = known.get(key);
    if (before) return before;
    const free = cells - had;
    const end = { expected: NONE, full: NONE };
    for (let more = 0; more <= free; more += 1) {
      const chance = fraction(
        choose(free, more) * BigInt(oneIn - 1) ** BigInt(free - more),
        BigInt(oneIn) ** BigInt(free),
      );
      const next = from(had + more, more > 0 ? respins : left - 1);
      end.expected = add(end.expected, multiply(chance, next.expected));
      end.full = add(end.full, multiply(chance, next.full));
    }
    known.set(key, end);
    return end;
  };
  return from(held, respins);
}

/** In how many ways so many of these can be chosen. */
function choose(all: number, some: number): bigint {
  let ways = 1n;
  for (let one = 1; one <= some; one += 1) ways = (ways * BigInt(all - some + one)) / BigInt(one);
  return ways;
}
