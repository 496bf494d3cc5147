import { type FeeTerms, feeOf } from "../../contract/money/surcharge-of.ts";
import { parseAmount } from "../money.ts";

/** The stored form: the amount is a text, "10.00". */
export type FeeText = Omit<FeeTerms, "fixed"> & { fixed: string };

const CENT = 100n;
const WHOLE = 10_000n;

/** Throws when the fixed fee is no amount. */
export function readFee({ fixed, ...rest }: FeeText): FeeTerms {
  const units = parseAmount(fixed);
  if (units === null) throw new RangeError(`${fixed} is no fee`);
  return { fixed: units, ...rest };
}

/**
 * Splits the amount that really came into credit and fee. If the player pays the fee, the credit is
 * the most whole cents that fit. So an exact payment credits exactly the requested amount. Credits
 * nothing when the payment does not cover the fee.
 */
export function splitPaid(terms: FeeTerms, paid: bigint): { credit: bigint; fee: bigint } {
  if (terms.payer === "house") return { credit: paid, fee: feeOf(terms, paid) };
  const free = (paid - terms.fixed) * WHOLE;
  const credit = (free / (WHOLE + BigInt(terms.basisPoints)) / CENT) * CENT;
  return credit > 0n ? { credit, fee: paid - credit } : { credit: 0n, fee: paid };
}
