import { agentOverview } from "../../contract/agents/team.ts";
import { on } from "../../core/route.ts";
import { showOverview } from "./show-overview.ts";

export const teamRoutes = [on(agentOverview, showOverview)];
