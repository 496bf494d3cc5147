import { and, desc, eq } from "drizzle-orm";
import { FUNDS_DAYS } from "../../../core/merchant/config/funds-terms.ts";
import type { Reader } from "../../../store/open-store.ts";
import { fundsRequests } from "../../../store/schema/funds.ts";
import { depositUse } from "../../protection/limits/deposit-use.ts";

export type FundsRow = typeof fundsRequests.$inferSelect;
type Who = { merchant: string; memberId: string };

const DAY_MS = 86_400_000;

/** A member's newest question about the source of funds. */
export async function newestFunds(
  reader: Pick<Reader, "select">,
  { merchant, memberId }: Who,
): Promise<FundsRow | undefined> {
  const [row] = await reader
    .select()
    .from(fundsRequests)
    .where(and(eq(fundsRequests.merchant, merchant), eq(fundsRequests.member, memberId)))
    .orderBy(desc(fundsRequests.askedAt), desc(fundsRequests.id))
    .limit(1);
  return row;
}

/** What a member has paid in during thirty days, and what is under way. */
export async function paidInOf(reader: Reader, who: Who, now: Date): Promise<bigint> {
  const period = {
    from: new Date(now.getTime() - FUNDS_DAYS * DAY_MS),
    ends: new Date(now.getTime() + 1),
  };
  const { month } = await depositUse(reader, who, { day: period, week: period, month: period });
  return month;
}
