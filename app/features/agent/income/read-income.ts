import { INCOME_KINDS } from "#platform/contract/agents/income-kinds.ts";
import { given } from "../../../parts/filters/read-filters.ts";

/** How an address narrows the income. */
export const readIncome = (params: URLSearchParams) =>
  given({ kind: INCOME_KINDS.find((kind) => kind === params.get("kind")) });
