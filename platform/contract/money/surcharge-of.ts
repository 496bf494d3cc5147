import type { FEE_PAYERS } from "./cashier.ts";

/** `basisPoints` are 1/100 of a percent of the credited amount. */
export type FeeTerms = { fixed: bigint; basisPoints: number; payer: (typeof FEE_PAYERS)[number] };

const CENT = 100n;
const WHOLE = 10_000n;

/** The fee of a payment that credits `amount`, rounded up to a cent. */
export function feeOf({ fixed, basisPoints }: Omit<FeeTerms, "payer">, amount: bigint): bigint {
  const units = fixed * WHOLE + amount * BigInt(basisPoints);
  return ((units + WHOLE * CENT - 1n) / (WHOLE * CENT)) * CENT;
}

/** What a player pays on top of the amount. The site shows it; the platform charges it. */
export const surchargeOf = (terms: FeeTerms, amount: bigint): bigint =>
  terms.payer === "player" ? feeOf(terms, amount) : 0n;
