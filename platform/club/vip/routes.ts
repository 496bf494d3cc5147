import { vipLevels, vipStanding } from "../../contract/club/vip.ts";
import { on } from "../../core/route.ts";
import { getVipStanding } from "./get-vip-standing.ts";
import { listVipLevels } from "./list-vip-levels.ts";

export const vipRoutes = [on(vipLevels, listVipLevels), on(vipStanding, getVipStanding)];
