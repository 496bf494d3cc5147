import { pointMall } from "../../contract/club/points.ts";
import { on } from "../../core/route.ts";
import { showPointMall } from "./show-point-mall.ts";

export const pointsRoutes = [on(pointMall, showPointMall)];
