import {
  awardClaim,
  awardHistory,
  awards,
  rewardChances,
  rewardSummary,
} from "../../contract/club/own-awards.ts";
import { on } from "../../core/route.ts";
import { claimAward } from "./claim-award.ts";
import { listAwardHistory } from "./list-award-history.ts";
import { listAwards } from "./list-awards.ts";
import { showRewardChances } from "./show-reward-chances.ts";
import { summarizeRewards } from "./summarize-rewards.ts";

export const awardRoutes = [
  on(awards, listAwards),
  on(awardHistory, listAwardHistory),
  on(rewardSummary, summarizeRewards),
  on(rewardChances, showRewardChances),
  on(awardClaim, claimAward),
];
