import { TEAM_RECORD_KINDS } from "#platform/contract/agents/team-kinds.ts";
import { given, readAccount, readScope, readText } from "../../../parts/filters/read-filters.ts";

export type RecordFilters = ReturnType<typeof readRecords>;

/** How an address narrows the team's movements of money. */
export function readRecords(params: URLSearchParams) {
  return {
    scope: readScope(params),
    ...given({
      account: readAccount(params),
      kind: TEAM_RECORD_KINDS.find((kind) => kind === params.get("kind")),
      number: readText(params, "number", 80),
    }),
  };
}
