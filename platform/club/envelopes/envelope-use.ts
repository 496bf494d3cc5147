import { and, eq, sql } from "drizzle-orm";
import { type EnvelopeTerms, ticketsFor } from "../../core/merchant/config/gifts/envelope-terms.ts";
import type { Reader } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { envelopes } from "../../store/schema/envelope.ts";
import { isCreditedSince } from "../draws/tickets.ts";

export type EnvelopeUse = {
  /** The day's credited deposits in ledger units, and the tickets that they give. */
  deposited: bigint;
  given: number;
  /** The slots of the envelopes that the member opened on the day. */
  opened: string[];
};
type Of = { merchant: string; member: string; day: string; from: Date };

/** What a member's day gives and what was opened. A deposit that was taken back counts for nothing. */
export async function envelopeUse(
  reader: Reader,
  { merchant, member, day, from }: Of,
  terms: Pick<EnvelopeTerms, "tiers">,
): Promise<EnvelopeUse> {
  const [paid] = await reader
    .select({ sum: sql<string>`coalesce(sum(${deposits.creditedAmount}), 0)` })
    .from(deposits)
    .where(isCreditedSince({ merchant, member, from }));
  const rows = await reader
    .select({ slot: envelopes.slot })
    .from(envelopes)
    .where(
      and(eq(envelopes.merchant, merchant), eq(envelopes.member, member), eq(envelopes.day, day)),
    );
  const deposited = BigInt(paid!.sum);
  return { deposited, given: ticketsFor(deposited, terms), opened: rows.map(({ slot }) => slot) };
}
