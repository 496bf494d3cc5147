import { and, eq, gte, inArray, isNull, ne, sql } from "drizzle-orm";
import type { LimitPeriod } from "../../../contract/members/protection/protection-kinds.ts";
import type { Reader } from "../../../store/open-store.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import { memberTransfers } from "../../../store/schema/transfer.ts";

type Who = { merchant: string; memberId: string };
export type Period = { from: Date; ends: Date };
export type Periods = Record<LimitPeriod, Period>;

/** A deposit that failed, expired or was given up gives its share back. */
const COUNTED = ["CREATED", "WAITING_PAYMENT", "SLIP_SUBMITTED", "REVIEW", "CREDITED"] as const;

/**
 * What a member has paid in during each period: deposits by when they were made, whether paid or
 * under way, and transfers from an agent. One deposit may be left out.
 */
export async function depositUse(
  reader: Reader,
  { merchant, memberId }: Who,
  periods: Periods,
  except = "",
): Promise<Record<LimitPeriod, bigint>> {
  const first = periods.week.from < periods.month.from ? periods.week.from : periods.month.from;
  const paid = await reader
    .select({
      amount: sql<string>`coalesce(${deposits.creditedAmount}, ${deposits.amount})`,
      at: deposits.createdAt,
    })
    .from(deposits)
    .where(
      and(
        eq(deposits.merchant, merchant),
        eq(deposits.memberId, memberId),
        gte(deposits.createdAt, first),
        inArray(deposits.status, [...COUNTED]),
        ne(deposits.id, except),
      ),
    );
  const received = await reader
    .select({ amount: sql<string>`${memberTransfers.amount}`, at: memberTransfers.createdAt })
    .from(memberTransfers)
    .where(
      and(
        eq(memberTransfers.merchant, merchant),
        eq(memberTransfers.toMember, memberId),
        eq(memberTransfers.direction, "down"),
        gte(memberTransfers.createdAt, first),
        isNull(memberTransfers.declinedAt),
      ),
    );
  const within = ({ from, ends }: Period) =>
    [...paid, ...received].reduce(
      (sum, { at, amount }) => (at >= from && at < ends ? sum + BigInt(amount) : sum),
      0n,
    );
  return { day: within(periods.day), week: within(periods.week), month: within(periods.month) };
}

/** The periods of an instant in the merchant's zone, each `[from, ends)`. */
export async function periodsAt(reader: Reader, merchant: string, when: Date): Promise<Periods> {
  const at = sql`${when.toISOString()}::timestamptz`;
  const { rows } = await reader.execute<{ unit: LimitPeriod; from: Date; ends: Date }>(sql`
    select unit, guard_from(zone, unit, ${at}) as from, guard_ends(zone, unit, ${at}) as ends
    from merchant_zone(${merchant}) zone, unnest(array['day', 'week', 'month']) unit`);
  const of = (unit: LimitPeriod) => {
    const { from, ends } = rows.find((row) => row.unit === unit)!;
    return { from: new Date(from), ends: new Date(ends) };
  };
  return { day: of("day"), week: of("week"), month: of("month") };
}
