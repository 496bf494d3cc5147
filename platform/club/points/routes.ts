import {
  pointMall,
  pointsBalance,
  pointsConfig,
  pointsConvert,
  pointsRecords,
} from "../../contract/club/points.ts";
import { redeemList, rewardRedeem } from "../../contract/club/redemptions.ts";
import { on } from "../../core/route.ts";
import { convertPoints } from "./conversion/convert-points.ts";
import { listPointRecords } from "./records/list-point-records.ts";
import { showPointsBalance } from "./records/show-points-balance.ts";
import { listRedeemed } from "./redeem/list-redeemed.ts";
import { redeemReward } from "./redeem/redeem-reward.ts";
import { showPointMall } from "./show-point-mall.ts";
import { showPointsConfig } from "./show-points-config.ts";

export const pointsRoutes = [
  on(pointMall, showPointMall),
  on(pointsConfig, showPointsConfig),
  on(pointsBalance, showPointsBalance),
  on(pointsRecords, listPointRecords),
  on(pointsConvert, convertPoints),
  on(rewardRedeem, redeemReward),
  on(redeemList, listRedeemed),
];
