import { promotionList, promotionOne } from "../../contract/club/promotions.ts";
import { on } from "../../core/route.ts";
import { getPromotion } from "./get-promotion.ts";
import { listPromotions } from "./list-promotions.ts";

export const promotionsRoutes = [on(promotionList, listPromotions), on(promotionOne, getPromotion)];
