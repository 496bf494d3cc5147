import {
  staffFundsDecide,
  staffFundsList,
  staffFundsShow,
} from "../../../contract/staff/members/persons/funds.ts";
import {
  staffWatchDecide,
  staffWatchList,
  staffWatchShow,
} from "../../../contract/staff/members/persons/watch.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { staffOf } from "../../people/manage-people.ts";
import { acceptFunds, refuseFunds } from "./funds/decide-funds.ts";
import { listFunds } from "./funds/list-funds.ts";
import { showFundsRequest } from "./funds/show-funds-request.ts";
import { confirmWatchHit, dismissWatchHit } from "./watch/decide-watch-hit.ts";
import { listWatchHits } from "./watch/list-watch-hits.ts";
import { showWatchHit } from "./watch/show-watch-hit.ts";

/** The office's calls about who members are and where their money comes from. */
export const personRoutes: readonly OfficeRoute[] = [
  at(staffWatchList, (desk, { all }) =>
    listWatchHits(staffOf(desk), desk.merchant, { all: all === "yes" }),
  ),
  at(staffWatchShow, (desk, input) =>
    showWatchHit(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
  at(staffWatchDecide, (desk, { decision, ...input }) => {
    const decide = decision === "confirm" ? confirmWatchHit : dismissWatchHit;
    return decide(staffOf(desk), { ...input, merchant: desk.merchant });
  }),
  at(staffFundsList, (desk, { all }) =>
    listFunds(staffOf(desk), desk.merchant, { all: all === "yes" }),
  ),
  at(staffFundsShow, (desk, input) =>
    showFundsRequest(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
  at(staffFundsDecide, (desk, { decision, ...input }) => {
    const decide = decision === "accept" ? acceptFunds : refuseFunds;
    return decide(staffOf(desk), { ...input, merchant: desk.merchant });
  }),
];
