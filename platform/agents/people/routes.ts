import { downlineCreate, downlineRatesRaise, ratesMine } from "../../contract/agents/people.ts";
import { on } from "../../core/route.ts";
import { createDownline } from "./create-downline.ts";
import { raiseRates } from "./raise-rates.ts";
import { showOwnRates } from "./show-own-rates.ts";

export const peopleRoutes = [
  on(downlineCreate, createDownline),
  on(ratesMine, showOwnRates),
  on(downlineRatesRaise, raiseRates),
];
