import { and, eq, ne } from "drizzle-orm";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import { findMerchant } from "../../../../core/merchant/find-merchant.ts";
import type { FundsRow } from "../../../../members/person/funds/find-funds.ts";
import { fundsRequests } from "../../../../store/schema/funds.ts";
import { members } from "../../../../store/schema/merchant.ts";
import { watchHits } from "../../../../store/schema/watchlist.ts";
import type { StaffContext } from "../../../staff-context.ts";

/** The account that was asked. Refuses with unknown_funds. */
export async function accountOfFunds(
  { store }: StaffContext,
  { merchant, reference }: { merchant: string; reference: string },
): Promise<string> {
  await findMerchant(store, merchant);
  const [found] = await store.inMerchant(merchant, (tx) =>
    tx
      .select({ account: members.username })
      .from(fundsRequests)
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, fundsRequests.member)))
      .where(and(eq(fundsRequests.merchant, merchant), eq(fundsRequests.id, reference))),
  );
  if (!found) throw new Refusal("unknown_funds", { status: 404 });
  return found.account;
}

/** The entries that name members of a merchant as politically exposed, and that nobody dismissed. */
export const isExposure = (merchant: string) =>
  and(
    eq(watchHits.merchant, merchant),
    eq(watchHits.kind, "pep"),
    ne(watchHits.state, "DISMISSED"),
  );

/** A question and its answer as staff see them. */
export const toRequest = ({ id, state, askedAt, source, income }: FundsRow) => ({
  ...{ reference: id, state, source, income },
  at: askedAt.getTime(),
});
