/** Of what play a rebate is: the member's own, or that of the teams directly below. */
export const REBATE_SOURCES = ["OWN", "TEAM"] as const;
export type RebateSource = (typeof REBATE_SOURCES)[number];

/** What an agent earns, and what it pays to those directly below. */
export const INCOME_KINDS = [
  "ownRebate",
  "teamRebate",
  "lotteryDifference",
  "salaryDaily",
  "salaryHour",
  "salaryRealtime",
  "dividend",
  "paidBelow",
] as const;
export type IncomeKind = (typeof INCOME_KINDS)[number];
