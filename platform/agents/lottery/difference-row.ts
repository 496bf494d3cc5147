import type { lotteryDifferences } from "../../store/schema/lottery.ts";

export type DifferenceRow = typeof lotteryDifferences.$inferSelect;

/** The ledger's kind of the movements. */
export const DIFFERENCE_KIND = "uplineRebate";

/** The ledger's key of the movement of an agent's run. */
export const differenceKey = ({ run, agent }: Pick<DifferenceRow, "run" | "agent">): string =>
  `ur:${run}:${agent}`;
