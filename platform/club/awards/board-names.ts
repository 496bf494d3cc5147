import { and, eq, inArray } from "drizzle-orm";
import { wordsIn } from "../../domain/words-in.ts";
import type { Reader } from "../../store/open-store.ts";
import { boardPeriods } from "../../store/schema/board.ts";
import { termsIn } from "../boards/board-period.ts";
import type { AwardRow } from "./reach-award.ts";

const RULE = "board:";

/** The name of a board among the rules of awards. */
export const ruleOfBoard = (board: string): string => `${RULE}${board}`;

type Named = { id: string; name: string };
/** Says which board gave an award; null for an award of another kind. */
export type BoardOf = (row: AwardRow) => Named | null;

/** Reads the boards that gave these awards of one merchant, named in a language. */
export async function boardsOf(
  reader: Reader,
  rows: readonly AwardRow[],
  language: string,
): Promise<BoardOf> {
  const won = rows.filter(({ kind }) => kind === "board");
  const [any] = won;
  if (!any) return () => null;
  const ids = won.map(({ rule }) => rule.slice(RULE.length));
  const periods = await reader
    .select()
    .from(boardPeriods)
    .where(
      and(
        eq(boardPeriods.merchant, any.merchant),
        inArray(boardPeriods.board, ids),
        inArray(
          boardPeriods.period,
          won.map(({ period }) => period),
        ),
      ),
    );
  return ({ kind, rule, period }) => {
    if (kind !== "board") return null;
    const id = rule.slice(RULE.length);
    const found = periods.find((row) => row.board === id && row.period === period);
    return found ? { id, name: wordsIn(termsIn(found).names, language) ?? id } : null;
  };
}
