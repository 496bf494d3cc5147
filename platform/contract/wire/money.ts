import { z } from "zod";

/** Amounts are integers in 1/10,000 of a currency unit (ledger units). */
export const UNITS_PER_CURRENCY = 10_000n;

/** An amount on the wire: a string of ten-thousandths ("125000" is 12.50), a bigint in code. */
export const money = z.codec(z.string().regex(/^-?\d{1,18}$/), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (amount) => amount.toString(),
});

/** An instant on the wire: milliseconds since 1970, like the specification's notices. */
export const instant = z.number().int().nonnegative();
