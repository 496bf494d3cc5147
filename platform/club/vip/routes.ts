import { rankShow, vipLevels, vipStanding } from "../../contract/club/vip.ts";
import { on } from "../../core/route.ts";
import { getVipStanding } from "./get-vip-standing.ts";
import { listVipLevels } from "./list-vip-levels.ts";
import { showRank } from "./show-rank.ts";

export const vipRoutes = [
  on(vipLevels, listVipLevels),
  on(vipStanding, getVipStanding),
  on(rankShow, showRank),
];
