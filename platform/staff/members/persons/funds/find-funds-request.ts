import { and, eq, ne } from "drizzle-orm";
import type { FundsRow } from "../../../../members/person/funds/find-funds.ts";
import { fundsRequests } from "../../../../store/schema/funds.ts";
import { watchHits } from "../../../../store/schema/watchlist.ts";
import type { StaffContext } from "../../../staff-context.ts";
import { accountOf } from "../account-of.ts";

/** The account that was asked. Refuses with unknown_funds. */
export const accountOfFunds = (
  staff: StaffContext,
  asked: { merchant: string; reference: string },
) => accountOf(staff, fundsRequests, asked, "unknown_funds");

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
