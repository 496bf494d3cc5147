import {
  missionClaim,
  missionJoin,
  missionList,
  missionSummary,
} from "../../contract/club/missions.ts";
import { on } from "../../core/route.ts";
import { claimMission } from "./claim-mission.ts";
import { joinMission } from "./join-mission.ts";
import { listMissions } from "./list-missions.ts";
import { summarizeMissions } from "./summarize-missions.ts";

export const missionsRoutes = [
  on(missionList, listMissions),
  on(missionJoin, joinMission),
  on(missionClaim, claimMission),
  on(missionSummary, summarizeMissions),
];
