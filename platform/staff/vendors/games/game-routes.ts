import {
  staffGameSwitch,
  staffGamesApply,
  staffGamesList,
  staffGamesOrder,
} from "../../../contract/staff/vendors/games.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { staffOf } from "../../people/manage-people.ts";
import { applyGames } from "./apply-games.ts";
import { listAllGames } from "./list-all-games.ts";
import { orderGames } from "./order-games.ts";
import { switchGame } from "./switch-game.ts";

/** The office's calls about games. */
export const gameRoutes: readonly OfficeRoute[] = [
  at(staffGamesApply, (desk, { vendor, file, plan }) =>
    applyGames(staffOf(desk), {
      ...{ merchant: desk.merchant, vendor, isPlan: plan === "yes" },
      file: Buffer.from(file, "base64"),
    }),
  ),
  at(staffGamesList, (desk, input) => listAllGames(desk, desk.merchant, input)),
  at(staffGamesOrder, async (desk, { first }) => {
    await orderGames(staffOf(desk), { merchant: desk.merchant, first });
    return {};
  }),
  at(staffGameSwitch, async (desk, { act, code }) => {
    await switchGame(staffOf(desk), { merchant: desk.merchant, code, isOn: act === "on" });
    return {};
  }),
];
