import { accountRecord } from "../../contract/play/account-record.ts";
import { winners } from "../../contract/play/games.ts";
import { profitRecord } from "../../contract/play/profit-record.ts";
import { betOne, betPicture, bettingRecord, played } from "../../contract/play/records.ts";
import { sittingRecord, sittingRounds } from "../../contract/play/sittings.ts";
import { on } from "../../core/route.ts";
import { listBets } from "./list-bets.ts";
import { listPlayed } from "./list-played.ts";
import { listWinners } from "./list-winners.ts";
import { listMovements } from "./movements/list-movements.ts";
import { showBet } from "./show-bet.ts";
import { showBetPicture } from "./show-bet-picture.ts";
import { listSittingRounds } from "./sittings/list-sitting-rounds.ts";
import { listSittings } from "./sittings/list-sittings.ts";
import { sumProfit } from "./sum-profit.ts";

export const recordsRoutes = [
  on(winners, listWinners),
  on(bettingRecord, listBets),
  on(played, listPlayed),
  on(betOne, showBet),
  on(betPicture, showBetPicture),
  on(accountRecord, listMovements),
  on(sittingRecord, listSittings),
  on(sittingRounds, listSittingRounds),
  on(profitRecord, sumProfit),
];
