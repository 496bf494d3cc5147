import {
  favouriteCodes,
  favouriteGames,
  favouriteSet,
  gameDemo,
  gameLaunch,
  gameList,
  gameOne,
  gameSuggestions,
  gameVendors,
  hotGames,
  newGames,
  playMoney,
  recentGames,
} from "../../contract/play/games.ts";
import { on } from "../../core/route.ts";
import { getGame } from "./get-game.ts";
import { launchDemo } from "./launch/launch-demo.ts";
import { launchGame } from "./launch/launch-game.ts";
import { showPlayMoney } from "./launch/show-play-money.ts";
import { listFavouriteCodes } from "./list-favourite-codes.ts";
import { listFavouriteGames } from "./list-favourite-games.ts";
import { listGames } from "./list-games.ts";
import { listHotGames } from "./list-hot-games.ts";
import { listNewGames } from "./list-new-games.ts";
import { listRecentGames } from "./list-recent-games.ts";
import { listVendors } from "./list-vendors.ts";
import { setFavourite } from "./set-favourite.ts";
import { suggestGames } from "./suggest-games.ts";

export const gamesRoutes = [
  on(gameList, listGames),
  on(gameVendors, listVendors),
  on(hotGames, listHotGames),
  on(recentGames, listRecentGames),
  on(favouriteGames, listFavouriteGames),
  on(favouriteCodes, listFavouriteCodes),
  on(favouriteSet, setFavourite),
  on(newGames, listNewGames),
  on(gameOne, getGame),
  on(gameSuggestions, suggestGames),
  on(gameLaunch, launchGame),
  on(gameDemo, launchDemo),
  on(playMoney, showPlayMoney),
];
