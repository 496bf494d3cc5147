import { type FeeTerms, feeOf } from "../../contract/money/surcharge-of.ts";
import { parseAmount } from "../money.ts";

/** As it is kept: the amount as a text, "10.00". */
export type FeeText = Omit<FeeTerms, "fixed"> & { fixed: string };

const CENT = 100n;
const WHOLE = 10_000n;

/** Throws for a fixed fee that is no amount. */
export function readFee({ fixed, ...rest }: FeeText): FeeTerms {
  const units = parseAmount(fixed);
  if (units === null) throw new RangeError(`${fixed} is no fee`);
  return { fixed: units, ...rest };
}

/**
 * Divides what really came. Where the player pays the fee it is taken out of it: the most that can
 * be credited in whole cents, so that an exact payment credits exactly what was asked for. Nothing
 * is left where it does not even cover the fee.
 */
export function splitPaid(terms: FeeTerms, paid: bigint): { credit: bigint; fee: bigint } {
  if (terms.payer === "house") return { credit: paid, fee: feeOf(terms, paid) };
  const free = (paid - terms.fixed) * WHOLE;
  const credit = (free / (WHOLE + BigInt(terms.basisPoints)) / CENT) * CENT;
  return credit > 0n ? { credit, fee: paid - credit } : { credit: 0n, fee: paid };
}
