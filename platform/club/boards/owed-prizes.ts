import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { BoardTerms } from "../../core/merchant/config/board-terms.ts";
import { prizesOf } from "../../domain/club/board-prizes.ts";
import type { Reader } from "../../store/open-store.ts";
import { boardPeriods, boardScores } from "../../store/schema/board.ts";
import { type PeriodRow, termsIn } from "./board-period.ts";

/** The cash of all places, in ledger units. */
export const allPrizesOf = ({ prizes }: Pick<BoardTerms, "prizes">): bigint =>
  prizesOf(prizes).reduce((sum, { from, to, cash }) => sum + BigInt(to - from + 1) * cash, 0n);

/** The cash of all places of a period. */
export const allPrizes = (row: Pick<PeriodRow, "terms">): bigint => allPrizesOf(termsIn(row));

type Of = { merchant: string; board: string; campaign: string; except: string };

/** What a campaign owes for periods that members entered and that are not final, without one of them. */
export async function owedPrizes(
  reader: Reader,
  { merchant, board, campaign, except }: Of,
): Promise<bigint> {
  const rows = await reader
    .select({ terms: boardPeriods.terms })
    .from(boardPeriods)
    .where(
      and(
        eq(boardPeriods.merchant, merchant),
        eq(boardPeriods.board, board),
        ne(boardPeriods.period, except),
        isNull(boardPeriods.frozenAt),
        sql`exists (select from board_scores s where s.merchant = ${merchant} and s.board = ${board}
          and s.period = ${boardPeriods.period} and s.campaign = ${campaign})`,
      ),
    );
  return rows.reduce((sum, row) => sum + allPrizes(row), 0n);
}

/** The campaign under which each member entered, by the member's id. */
export async function campaignsOf(
  reader: Reader,
  { merchant, board, period }: Pick<PeriodRow, "merchant" | "board" | "period">,
): Promise<Map<string, string>> {
  const rows = await reader
    .select({ member: boardScores.member, campaign: boardScores.campaign })
    .from(boardScores)
    .where(
      and(
        eq(boardScores.merchant, merchant),
        eq(boardScores.board, board),
        eq(boardScores.period, period),
        isNotNull(boardScores.campaign),
      ),
    );
  return new Map(rows.map((row) => [row.member, row.campaign!]));
}
