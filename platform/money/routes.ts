import { cashierRoutes } from "./cashier/routes.ts";
import { closingRoutes } from "./closing/routes.ts";
import { payoutRoutes } from "./payout/routes.ts";
import { transfersRoutes } from "./transfers/routes.ts";
import { walletRoutes } from "./wallet/routes.ts";
import { withdrawalsRoutes } from "./withdrawals/routes.ts";

/** Every call that this group answers. */
export const moneyRoutes = [
  ...cashierRoutes,
  ...closingRoutes,
  ...payoutRoutes,
  ...transfersRoutes,
  ...walletRoutes,
  ...withdrawalsRoutes,
];
