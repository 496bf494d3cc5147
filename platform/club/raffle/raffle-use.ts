import { and, asc, eq, sql } from "drizzle-orm";
import { ticketsFor } from "../../core/merchant/config/gifts/envelope-terms.ts";
import type { Reader } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { raffleNumbers } from "../../store/schema/raffle.ts";
import { isCreditedSince } from "../draws/tickets.ts";
import { type RaffleRow, termsIn } from "./raffle-now.ts";

export type RaffleUse = {
  /** The period's credited deposits in ledger units, and how many numbers they give. */
  deposited: bigint;
  given: number;
  /** The numbers that the member took, in order. */
  numbers: number[];
  /** How many of them the raffle still has for the member. */
  toTake: number;
};

/**
 * What a member's deposits since the raffle began give, and what was taken. A deposit that was taken
 * back gives no number, but one that was taken stays.
 */
export async function raffleUse(
  reader: Reader,
  row: RaffleRow,
  member: string,
): Promise<RaffleUse> {
  const { merchant, id, startsAt: from, count, taken } = row;
  const [paid] = await reader
    .select({ sum: sql<string>`coalesce(sum(${deposits.creditedAmount}), 0)` })
    .from(deposits)
    .where(isCreditedSince({ merchant, member, from }));
  const rows = await reader
    .select({ number: raffleNumbers.number })
    .from(raffleNumbers)
    .where(isOwn({ merchant, raffle: id, member }))
    .orderBy(asc(raffleNumbers.number));
  const terms = termsIn(row);
  const deposited = BigInt(paid!.sum);
  const given = Math.min(terms.perMember, ticketsFor(deposited, terms));
  return {
    ...{ deposited, given, numbers: rows.map(({ number }) => number) },
    toTake: Math.max(0, Math.min(given - rows.length, count - taken)),
  };
}

/** The condition on a member's numbers in a raffle. */
export const isOwn = (of: { merchant: string; raffle: string; member: string }) =>
  and(
    eq(raffleNumbers.merchant, of.merchant),
    eq(raffleNumbers.raffle, of.raffle),
    eq(raffleNumbers.member, of.member),
  );
