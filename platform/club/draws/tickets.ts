import { and, eq, gte, sql } from "drizzle-orm";
import type { DrawName } from "../../contract/club/gifts/draws.ts";
import type { DrawTerms } from "../../core/merchant/config/draw-terms.ts";
import type { Reader } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { drawPlays } from "../../store/schema/draw.ts";

type Of = { merchant: string; member: string; draw: DrawName; day: string; from: Date };

export type Tickets = {
  /** Of the day's plays, also those that points paid for. */
  used: string[];
  /** Of the day's deposits, in the order in which they are used. */
  left: string[];
};

/**
 * The member's tickets of the day: one for each full amount of a credited deposit, up to the day's
 * most. A deposit that was taken back gives none.
 */
export async function ticketsOf(
  reader: Reader,
  { merchant, member, draw, day, from }: Of,
  { depositPerTicket, ticketsPerDay }: DrawTerms,
): Promise<Tickets> {
  // One statement, because each play of the wheel asks this.
  const { rows } = await reader.execute<{ used: string[]; credited: Credited[] }>(sql`
    select array(
      select ${drawPlays.ticket} from ${drawPlays} where ${drawPlays.merchant} = ${merchant}
        and ${drawPlays.member} = ${member} and ${drawPlays.draw} = ${draw}
        and ${drawPlays.day} = ${day}
    ) as used, (
      select coalesce(json_agg(json_build_object('id', ${deposits.id},
        'amount', coalesce(${deposits.creditedAmount}, 0)::text)
        order by ${deposits.settledAt}, ${deposits.id}), '[]')
      from ${deposits} where ${isCreditedSince({ merchant, member, from })}
    ) as credited`);
  const { used, credited } = rows[0]!;
  const given = credited.flatMap(({ id, amount }) =>
    Array.from(
      { length: ticketsFor(BigInt(amount), { depositPerTicket, ticketsPerDay }) },
      (_, index) => `deposit:${id}:${index + 1}`,
    ),
  );
  const isUsed = new Set(used);
  const left = given.filter((ticket) => !isUsed.has(ticket));
  const usedUp = used.filter((ticket) => ticket.startsWith("deposit:")).length;
  return { used, left: left.slice(0, Math.max(0, ticketsPerDay - usedUp)) };
}

type Credited = { id: string; amount: string };

/** A member's credited deposits since an instant. One that was taken back is none. */
export const isCreditedSince = ({
  merchant,
  member,
  from,
}: Pick<Of, "merchant" | "member" | "from">) =>
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
