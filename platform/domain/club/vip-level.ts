export type VipMarks = { level: number; validBet: bigint; deposits: bigint };

/** Members above this level have a person of their own at customer service. */
export const VIP_SERVICE_ABOVE = 4;

/**
 * The highest level both of whose marks are reached; levels may be skipped on the way up. The list
 * is in the order of the levels, and its first asks for nothing.
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
