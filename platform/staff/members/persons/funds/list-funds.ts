import { and, asc, desc, eq, exists } from "drizzle-orm";
import type { staffFundsList } from "../../../../contract/staff/members/persons/funds.ts";
import type { ValueOf } from "../../../../contract/wire/call.ts";
import { findMerchant } from "../../../../core/merchant/find-merchant.ts";
import { fundsRequests } from "../../../../store/schema/funds.ts";
import { members } from "../../../../store/schema/merchant.ts";
import { watchHits } from "../../../../store/schema/watchlist.ts";
import type { StaffContext } from "../../../staff-context.ts";
import { isExposure, toRequest } from "./find-funds-request.ts";

const SHOWN = 50;

/** The answers that wait for a decision, the oldest first, or the newest of all questions. */
export async function listFunds(
  { store }: StaffContext,
  merchant: string,
  { all }: { all: boolean },
): Promise<ValueOf<typeof staffFundsList>> {
  await findMerchant(store, merchant);
  const { state, askedAt, id, member } = fundsRequests;
  const order = all ? [desc(askedAt), desc(id)] : [asc(askedAt), asc(id)];
  return store.inMerchant(merchant, async (tx) => {
    const rows = await tx
      .select({ row: fundsRequests, account: members.username })
      .from(fundsRequests)
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, member)))
      .where(and(eq(fundsRequests.merchant, merchant), all ? undefined : eq(state, "ANSWERED")))
      .orderBy(...order)
      .limit(SHOWN);
    const asked = tx
      .select({ id })
      .from(fundsRequests)
      .where(and(eq(fundsRequests.merchant, merchant), eq(member, watchHits.member)));
    const exposed = await tx
      .selectDistinct({ member: watchHits.member })
      .from(watchHits)
      .where(and(isExposure(merchant), exists(asked)));
    const names = new Set(exposed.map((one) => one.member));
    return rows.map(({ row, account }) => ({
      ...toRequest(row),
      account,
      isExposed: names.has(row.member),
    }));
  });
}
