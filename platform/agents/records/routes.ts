import { teamBets, teamLosses, teamRecords } from "../../contract/agents/records.ts";
import { on } from "../../core/route.ts";
import { listTeamBets } from "./list-team-bets.ts";
import { listTeamLosses } from "./list-team-losses.ts";
import { listTeamRecords } from "./list-team-records.ts";

export const recordsRoutes = [
  on(teamBets, listTeamBets),
  on(teamLosses, listTeamLosses),
  on(teamRecords, listTeamRecords),
];
