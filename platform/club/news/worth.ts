import { formatAmount } from "../../domain/money.ts";

/** What is given: cash in ledger units, whole points, or both. */
export type Worth = { cash: bigint; points: number };

/** A worth in a message's details, for which the site has the words. */
export const worthDetails = ({ cash, points }: Worth): Record<string, string> => ({
  ...(cash > 0n && { amount: formatAmount(cash) }),
  ...(points > 0 && { points: String(points) }),
});
