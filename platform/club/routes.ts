import { awardRoutes } from "./awards/routes.ts";
import { boardsRoutes } from "./boards/routes.ts";
import { bonusRoutes } from "./bonuses/routes.ts";
import { drawsRoutes } from "./draws/routes.ts";
import { envelopeRoutes } from "./envelopes/routes.ts";
import { freeSpinRoutes } from "./free-spins/routes.ts";
import { missionsRoutes } from "./missions/routes.ts";
import { pointsRoutes } from "./points/routes.ts";
import { promotionsRoutes } from "./promotions/routes.ts";
import { raffleRoutes } from "./raffle/routes.ts";
import { rebateRoutes } from "./rebates/routes.ts";
import { referralRoutes } from "./referral/routes.ts";
import { vipRoutes } from "./vip/routes.ts";

/** Every call that this group answers. */
export const clubRoutes = [
  ...awardRoutes,
  ...bonusRoutes,
  ...boardsRoutes,
  ...drawsRoutes,
  ...envelopeRoutes,
  ...freeSpinRoutes,
  ...missionsRoutes,
  ...pointsRoutes,
  ...promotionsRoutes,
  ...raffleRoutes,
  ...rebateRoutes,
  ...referralRoutes,
  ...vipRoutes,
];
