import { gamesRoutes } from "./games/routes.ts";
import { jackpotRoutes } from "./jackpot/routes.ts";
import { pursesRoutes } from "./purses/routes.ts";
import { recordsRoutes } from "./records/routes.ts";

/** Every call that this group answers. */
export const playRoutes = [...gamesRoutes, ...jackpotRoutes, ...pursesRoutes, ...recordsRoutes];
