import { and, asc, eq, gte, like } from "drizzle-orm";
import type { DrawName } from "../../contract/club/gifts/draws.ts";
import type { DrawTerms } from "../../core/merchant/config/draw-terms.ts";
import type { Reader } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { drawPlays } from "../../store/schema/draw.ts";

type Of = { merchant: string; member: string; draw: DrawName; from: Date };

/**
 * The member's tickets of the day that are not used yet: one for each full amount of a credited
 * deposit, up to the day's most. A deposit that was taken back gives none.
 */
export async function ticketsOf(
  reader: Reader,
  { merchant, member, draw, from }: Of,
  { depositPerTicket, ticketsPerDay }: DrawTerms,
): Promise<string[]> {
  const credited = await reader
    .select({ id: deposits.id, amount: deposits.creditedAmount })
    .from(deposits)
    .where(isCreditedSince({ merchant, member, from }))
    .orderBy(asc(deposits.settledAt), asc(deposits.id));
  const given = credited.flatMap(({ id, amount }) =>
    Array.from(
      { length: ticketsFor(amount ?? 0n, { depositPerTicket, ticketsPerDay }) },
      (_, index) => `deposit:${id}:${index + 1}`,
    ),
  );
  const used = await reader
    .select({ ticket: drawPlays.ticket })
    .from(drawPlays)
    .where(
      and(
        eq(drawPlays.merchant, merchant),
        eq(drawPlays.member, member),
        eq(drawPlays.draw, draw),
        gte(drawPlays.createdAt, from),
        like(drawPlays.ticket, "deposit:%"),
      ),
    );
  const isUsed = new Set(used.map(({ ticket }) => ticket));
  const left = given.filter((ticket) => !isUsed.has(ticket));
  return left.slice(0, Math.max(0, ticketsPerDay - used.length));
}

/** A member's credited deposits since an instant. One that was taken back is none. */
export const isCreditedSince = ({ merchant, member, from }: Omit<Of, "draw">) =>
  and(
    eq(deposits.merchant, merchant),
    eq(deposits.memberId, member),
    eq(deposits.status, "CREDITED"),
    gte(deposits.settledAt, from),
  );

/** How many tickets a deposit gives by itself. */
export const ticketsFor = (
  amount: bigint,
  { depositPerTicket, ticketsPerDay }: Pick<DrawTerms, "depositPerTicket" | "ticketsPerDay">,
): number => Math.min(ticketsPerDay, Number(amount / depositPerTicket));
