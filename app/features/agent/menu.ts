import type { IconName } from "#app/ui/media/icon.tsx";
import type { OfferedKind } from "#platform/contract/agents/contract-terms.ts";

export type AgentMenuItem = {
  /** The last part of the page's address: the specification's public name, where it has one. */
  id: string;
  group: "team" | "records" | "pay" | "account";
  icon: IconName;
  /** Only where the agent has, or pays, contracts of this kind. */
  kind?: OfferedKind;
  badge?: "requests";
};

/** The agent centre's pages, in the menu's order. */
export const agentMenu: AgentMenuItem[] = [
  { id: "agentTeamOverview", group: "team", icon: "gauge" },
  { id: "downlineManagmentView", group: "team", icon: "users" },
  { id: "registerCenter", group: "team", icon: "user-plus" },
  { id: "personalHistoryCopy", group: "records", icon: "history" },
  { id: "palStatementsAgentCopy", group: "records", icon: "scale" },
  { id: "agentDownlineTransactionDetailsCopy", group: "records", icon: "receipt-text" },
  { id: "exports", group: "records", icon: "download" },
  { id: "agentRevenueReport", group: "pay", icon: "wallet" },
  { id: "contracts", group: "pay", icon: "heart-handshake", badge: "requests" },
  { id: "agentDividendRecordCopy2", group: "pay", icon: "coins", kind: "dividend" },
  { id: "agentDailyWages2", group: "pay", icon: "banknote", kind: "daily" },
  { id: "agentHourSalary", group: "pay", icon: "clock", kind: "hour" },
  { id: "agentRealtimeSalary", group: "pay", icon: "zap", kind: "realtime" },
  { id: "agentAnnouncement", group: "account", icon: "megaphone" },
];

export const agentPath = (id: string): string => `/agent/${id}`;
