import { and, asc, eq, gte } from "drizzle-orm";
import type { DrawName } from "../../contract/club/gifts/draws.ts";
import type { DrawTerms } from "../../core/merchant/config/draw-terms.ts";
import type { Reader } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { drawPlays } from "../../store/schema/draw.ts";

type Of = { merchant: string; member: string; draw: DrawName; day: string };
type Since = Pick<Of, "merchant" | "member"> & { from: Date };

/** The tickets of the day's plays, also those that points paid for. */
export async function usedOn(
  reader: Reader,
  { merchant, member, draw, day }: Of,
): Promise<string[]> {
  const rows = await reader
    .select({ ticket: drawPlays.ticket })
    .from(drawPlays)
    .where(
      and(
        eq(drawPlays.merchant, merchant),
        eq(drawPlays.member, member),
        eq(drawPlays.draw, draw),
        eq(drawPlays.day, day),
      ),
    );
  return rows.map(({ ticket }) => ticket);
}

/**
 * The member's tickets of the day that are not among the used ones: one for each full amount of a credited
 * deposit, up to the day's most. A deposit that was taken back gives none.
 */
export async function ticketsOf(
  reader: Reader,
  since: Since,
  { depositPerTicket, ticketsPerDay }: DrawTerms,
  used: readonly string[],
): Promise<string[]> {
  const credited = await reader
    .select({ id: deposits.id, amount: deposits.creditedAmount })
    .from(deposits)
    .where(isCreditedSince(since))
    .orderBy(asc(deposits.settledAt), asc(deposits.id));
  const given = credited.flatMap(({ id, amount }) =>
    Array.from(
      { length: ticketsFor(amount ?? 0n, { depositPerTicket, ticketsPerDay }) },
      (_, index) => `deposit:${id}:${index + 1}`,
    ),
  );
  const isUsed = new Set(used);
  const left = given.filter((ticket) => !isUsed.has(ticket));
  const usedUp = used.filter((ticket) => ticket.startsWith("deposit:")).length;
  return left.slice(0, Math.max(0, ticketsPerDay - usedUp));
}

/** A member's credited deposits since an instant. One that was taken back is none. */
export const isCreditedSince = ({ merchant, member, from }: Since) =>
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
