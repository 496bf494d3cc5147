import { UNITS_PER_CURRENCY } from "../../contract/wire/money.ts";

const COUNT = 6;
const STEPS = [1n, 2n, 5n];

/**
 * Up to six round amounts (1, 2 or 5 with zeros) that fit the limits, in ledger units. The first is
 * at least twice the least amount, so that the choices reach far.
 */
export function roundAmounts(amountMin: bigint, amountMax: bigint): bigint[] {
  const amounts: bigint[] = [];
  for (let power = UNITS_PER_CURRENCY; power <= amountMax; power *= 10n) {
    for (const step of STEPS) {
      const amount = step * power;
      const isFit = amount >= 2n * amountMin && amount <= amountMax;
      if (isFit && amounts.length < COUNT) amounts.push(amount);
    }
  }
  return amounts;
}
