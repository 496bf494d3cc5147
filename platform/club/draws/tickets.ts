import { and, eq, gte, type Placeholder, sql } from "drizzle-orm";
import type { DrawName } from "../../contract/club/gifts/draws.ts";
import type { DrawTerms } from "../../core/merchant/config/draw-terms.ts";
import { prepared, type Reader } from "../../store/open-store.ts";
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
  const [row] = await ticketsOn(reader).execute({ merchant, member, draw, day, from });
  const { used, credited } = row!;
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

/** One statement, because each play of the wheel asks it. */
const ticketsOn = prepared((reader) => {
  const merchant = sql.placeholder("merchant");
  const member = sql.placeholder("member");
  const since = isCreditedSince({ merchant, member, from: sql.placeholder("from") });
  return reader
    .select({
      used: sql<string[]>`array(
        select ${drawPlays.ticket} from ${drawPlays} where ${drawPlays.merchant} = ${merchant}
          and ${drawPlays.member} = ${member} and ${drawPlays.draw} = ${sql.placeholder("draw")}
          and ${drawPlays.day} = ${sql.placeholder("day")})`,
      credited: sql<Credited[]>`(
        select coalesce(json_agg(json_build_object('id', ${deposits.id},
          'amount', coalesce(${deposits.creditedAmount}, 0)::text)
          order by ${deposits.settledAt}, ${deposits.id}), '[]')
        from ${deposits} where ${since})`,
    })
    .from(sql`(select) one`)
    .prepare("draw_tickets");
});

type Since = {
  merchant: string | Placeholder;
  member: string | Placeholder;
  from: Date | Placeholder;
};

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
