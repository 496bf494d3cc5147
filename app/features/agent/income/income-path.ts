import type { IncomeKind } from "#platform/contract/agents/income-kinds.ts";

export const INCOME = "/agent/agentRevenueReport";

/** Where a line of the income opens. */
export const linePath = ({ day, kind }: { day: string; kind: IncomeKind }): string =>
  `${INCOME}/${day}/${kind}`;

/** Where a rebate of the team's play opens; `day` is the day of the play. */
export const rebatePath = ({ day, category }: { day: string; category: string }): string =>
  `${INCOME}/rebate/${day}/${category}`;

/** Where the lottery differences of a run open. */
export const differencePath = ({ run }: { run: number }): string => `${INCOME}/difference/${run}`;

/** The rounds behind a rebate: of one account below with its team, or of the agent alone. */
export function roundsPath(
  { day, category }: { day: string; category: string },
  account: string | null,
): string {
  const whose = account === null ? { scope: "self" } : { account };
  const search = new URLSearchParams({ from: day, to: day, category, ...whose });
  return `/agent/personalHistoryCopy?${search}`;
}
