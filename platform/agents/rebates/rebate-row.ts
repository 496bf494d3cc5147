import type { agentRebates } from "../../store/schema/rebate.ts";

export type RebateRow = typeof agentRebates.$inferSelect;
export type RebateKey = Pick<RebateRow, "day" | "agent" | "category" | "source">;

/** The ledger's key of a rebate's movement. */
export const rebateKey = ({ day, agent, category, source }: RebateKey): string =>
  `ar:${day}:${agent}:${category}${source === "OWN" ? ":own" : ""}`;

/** The ledger's kind of the movements of each source. */
export const REBATE_KIND = { OWN: "rebate", TEAM: "agentRebate" } as const;
