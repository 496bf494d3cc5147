/** An exact, reduced fraction; the denominator is positive. */
export type Fraction = { over: bigint; under: bigint };

export function fraction(over: bigint, under = 1n): Fraction {
  const sign = under < 0n ? -1n : 1n;
  const divisor = gcd(over < 0n ? -over : over, under * sign);
  return { over: (over * sign) / divisor, under: (under * sign) / divisor };
}

export const add = (a: Fraction, b: Fraction) =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);

export const subtract = (a: Fraction, b: Fraction) => add(a, fraction(-b.over, b.under));

export const multiply = (a: Fraction, b: Fraction) => fraction(a.over * b.over, a.under * b.under);

export const divide = (a: Fraction, b: Fraction) => fraction(a.over * b.under, a.under * b.over);

/** A percentage with this many decimals, rounded half up. */
export function percent({ over, under }: Fraction, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const rounded = (over * 200n * scale + under) / (2n * under);
  const digits = rounded.toString().padStart(decimals + 1, "0");
  return decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : gcd(b, a % b);
}
