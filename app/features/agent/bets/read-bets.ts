import { TEAM_BET_STATES } from "#platform/contract/agents/team-kinds.ts";
import {
  given,
  readAccount,
  readGameType,
  readScope,
  readText,
} from "../../../parts/filters/read-filters.ts";

export type TeamBetFilters = ReturnType<typeof readBets>;

/** How an address narrows the team's betting record. */
export function readBets(params: URLSearchParams) {
  return {
    scope: readScope(params),
    ...given({
      account: readAccount(params),
      gameType: readGameType(params),
      vendor: readText(params, "vendor", 40),
      status: TEAM_BET_STATES.find((state) => state === params.get("state")),
    }),
  };
}
