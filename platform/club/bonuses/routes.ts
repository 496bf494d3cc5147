import { bonuses, bonusGiveUp, bonusOffers, bonusTake } from "../../contract/club/bonuses.ts";
import { on } from "../../core/route.ts";
import { giveUpBonus } from "./give-up-bonus.ts";
import { listBonuses } from "./list-bonuses.ts";
import { listOffers } from "./list-offers.ts";
import { takeBonus } from "./take-bonus.ts";

export const bonusRoutes = [
  on(bonusOffers, listOffers),
  on(bonusTake, takeBonus),
  on(bonuses, listBonuses),
  on(bonusGiveUp, giveUpBonus),
];
