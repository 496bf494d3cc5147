import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import { type Deposit, freshDeposit } from "./offers.ts";

type Who = { merchant: string; memberId: string };

/** True when a member deposited before and `fresh`, whose bonus can still be taken, was not the first. */
export async function isFirstOver(
  reader: Reader,
  { merchant, memberId }: Who,
  fresh: Deposit | null,
): Promise<boolean> {
  if (fresh?.isFirst) return false;
  const paid = and(
    eq(deposits.merchant, merchant),
    eq(deposits.memberId, memberId),
    inArray(deposits.status, ["CREDITED", "REFUNDED"]),
  );
  return (await reader.$count(deposits, paid)) > 0;
}

/** True when the member's first deposit can still bring a bonus at `now`. */
export const hasFirstAhead = async (reader: Reader, who: Who, now: Date): Promise<boolean> =>
  !(await isFirstOver(reader, who, await freshDeposit(reader, who, now)));
