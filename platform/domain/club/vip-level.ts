export type VipMarks = { level: number; validBet: bigint; deposits: bigint };

/**
 * The highest level whose two thresholds are both reached; levels may be skipped. The list is in
 * the order of the levels, and its first requires nothing.
 */
export function vipLevelOf(
  levels: readonly VipMarks[],
  totals: { validBet: bigint; deposits: bigint },
): number {
  const reached = levels.filter(
    (mark) => totals.validBet >= mark.validBet && totals.deposits >= mark.deposits,
  );
  return reached.at(-1)?.level ?? 0;
}
