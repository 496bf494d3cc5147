import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { monthsLater } from "../../../domain/local-time.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { protectionEvents } from "../../../store/schema/protection.ts";
import type { LimitRow } from "./limit-rows.ts";

/**
 * Refuses a raise within the law's months after the last one of that kind, of whatever period
 * (limit_raise_gap, with the first day on which it may be asked for).
 */
export async function requireRaiseGap(
  tx: Transaction,
  { merchant, member, kind }: LimitRow,
  months: number,
  now: Date,
): Promise<void> {
  if (months === 0) return;
  const { at, details } = protectionEvents;
  const [last] = await tx
    .select({ at })
    .from(protectionEvents)
    .where(
      and(
        eq(protectionEvents.merchant, merchant),
        eq(protectionEvents.member, member),
        inArray(protectionEvents.kind, ["limitRaised", "limitRemoved"]),
        sql`${details} ->> 'limit' = ${kind}`,
      ),
    )
    .orderBy(desc(at))
    .limit(1);
  const from = last && monthsLater(last.at, months);
  if (!from || from <= now) return;
  throw new Refusal("limit_raise_gap", {
    status: 409,
    details: { months: String(months), from: from.toISOString() },
  });
}
