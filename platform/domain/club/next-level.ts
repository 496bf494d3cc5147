export type LevelMarks = {
  level: number;
  validBet: bigint;
  deposits: bigint;
  keepValidBet: bigint;
};
type Standing = { level: number; topLevel: number };
type Figures = { validBet: bigint; deposits: bigint; monthValidBet: bigint };

/**
 * The level to which a member rises now, or the present one. Both marks of a level must be reached, and
 * levels may be skipped. A level that was held before and lost comes back by what keeps it: its marks
 * count since ever, so they alone would undo each fall.
 */
export function nextLevel(
  levels: readonly LevelMarks[],
  { level, topLevel }: Standing,
  { validBet, deposits, monthValidBet }: Figures,
): number {
  const reached = levels.filter(
    (mark) =>
      mark.level > level &&
      validBet >= mark.validBet &&
      deposits >= mark.deposits &&
      (mark.level > topLevel || monthValidBet >= mark.keepValidBet),
  );
  return reached.at(-1)?.level ?? level;
}
