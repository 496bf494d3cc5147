import { BET_STATES } from "#platform/contract/play/bet-states.ts";
import { GAME_TYPES } from "#platform/contract/play/game-types.ts";

/** The filters in an address of the betting record; a missing filter means all. */
export function readFilters(params: URLSearchParams) {
  const gameType = GAME_TYPES.find((one) => one === params.get("category"));
  const status = BET_STATES.find((one) => one === params.get("state"));
  const vendor = params.get("vendor")?.slice(0, 40);
  return {
    ...(gameType && { gameType }),
    ...(vendor && { vendor }),
    ...(status && { status }),
  };
}
export type BetFilters = ReturnType<typeof readFilters>;
