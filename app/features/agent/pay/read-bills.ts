import { BILL_STATES } from "#platform/contract/agents/pay.ts";
import { given, readAccount } from "../../../parts/filters/read-filters.ts";

/** How an address narrows the bills of a kind. */
export const readBills = (params: URLSearchParams) => ({
  which: params.get("which") === "downlines" ? ("downlines" as const) : ("mine" as const),
  filters: given({
    account: readAccount(params),
    state: BILL_STATES.find((state) => state === params.get("state")),
  }),
});
