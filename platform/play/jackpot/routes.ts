import { jackpot } from "../../contract/play/jackpot.ts";
import { on } from "../../core/route.ts";
import { showJackpot } from "./show-jackpot.ts";

export const jackpotRoutes = [on(jackpot, showJackpot)];
