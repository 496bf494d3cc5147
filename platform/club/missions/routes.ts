import { missionList } from "../../contract/club/missions.ts";
import { on } from "../../core/route.ts";
import { listMissions } from "./list-missions.ts";

export const missionsRoutes = [on(missionList, listMissions)];
