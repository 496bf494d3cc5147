import type { IconName } from "#app/ui/media/icon.tsx";

export type AgentMenuItem = {
  /** The specification's public name of the page, and the last part of its address. */
  id: string;
  group: "team" | "records" | "account";
  icon: IconName;
};

/** The agent centre's pages, in the menu's order. */
export const agentMenu: AgentMenuItem[] = [
  { id: "agentTeamOverview", group: "team", icon: "gauge" },
  { id: "downlineManagmentView", group: "team", icon: "users" },
  { id: "registerCenter", group: "team", icon: "user-plus" },
  { id: "personalHistoryCopy", group: "records", icon: "history" },
  { id: "palStatementsAgentCopy", group: "records", icon: "scale" },
  { id: "agentDownlineTransactionDetailsCopy", group: "records", icon: "receipt-text" },
  { id: "agentAnnouncement", group: "account", icon: "megaphone" },
];

export const agentPath = (id: string): string => `/agent/${id}`;
