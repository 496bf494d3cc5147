import { agentLinkEnd, agentLinkSave, agentLinks } from "../../contract/agents/links.ts";
import { on } from "../../core/route.ts";
import { endLink } from "./end-link.ts";
import { listLinks } from "./list-links.ts";
import { saveLink } from "./save-link.ts";

export const linksRoutes = [
  on(agentLinks, listLinks),
  on(agentLinkSave, saveLink),
  on(agentLinkEnd, endLink),
];
