import { agentLinkState } from "../../contract/agents/links.ts";
import { on } from "../../core/route.ts";
import { showLinkState } from "./show-link-state.ts";

export const linksRoutes = [on(agentLinkState, showLinkState)];
