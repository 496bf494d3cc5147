import { agentAnnouncements } from "../../contract/agents/announcements.ts";
import { on } from "../../core/route.ts";
import { listAgentAnnouncements } from "./list-agent-announcements.ts";

export const announcementsRoutes = [on(agentAnnouncements, listAgentAnnouncements)];
