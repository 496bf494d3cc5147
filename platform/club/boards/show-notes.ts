import { and, eq, inArray, sql } from "drizzle-orm";
import type { BoardNote, boardNotes } from "../../contract/club/boards.ts";
import type { GameType } from "../../contract/play/game-types.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { prizeAt, prizesOf } from "../../domain/club/board-prizes.ts";
import { wordsIn } from "../../domain/words-in.ts";
import type { Transaction } from "../../store/open-store.ts";
import { boardScores } from "../../store/schema/board.ts";
import { games } from "../../store/schema/catalogue.ts";
import { type PeriodRow, termsIn } from "./board-period.ts";
import { isScore, presentPeriods, shownTo, standingOf } from "./show-boards.ts";

const SOON_MS = 24 * 3_600_000;

/** The boards that run or begin within a day, each with the member's place and its prize. */
export async function showNotes(
  context: Context,
  { language }: InputOf<typeof boardNotes>,
): Promise<ValueOf<typeof boardNotes>> {
  const { store, merchant, clock, actor } = context;
  const now = clock.now();
  return store.inMerchant(merchant.code, async (tx) => {
    const standing = await standingOf(context, tx, now);
    if (standing === "break") return { standing, list: [] };
    const member = standing === "open" && actor ? actor.memberId : null;
    const list: BoardNote[] = [];
    const present = await presentPeriods(tx, merchant.code, now);
    for (const row of await shownTo(tx, present, { member: member ?? "", now })) {
      if (row.startsAt.getTime() - now.getTime() > SOON_MS) continue;
      list.push({
        ...(await noteOf(tx, row, language)),
        own: member === null ? null : await ownOf(tx, row, member, now),
      });
    }
    return { standing, list };
  });
}

async function noteOf(
  tx: Transaction,
  row: PeriodRow,
  language: string,
): Promise<Omit<BoardNote, "own">> {
  const terms = termsIn(row);
  const [first] = prizesOf(terms.prizes);
  return {
    ...{ id: row.board, name: wordsIn(terms.names, language) ?? row.board },
    ...{ measure: row.measure, isTournament: terms.every === undefined, hasEntry: row.hasEntry },
    ...{ startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() },
    prize: { cash: first?.cash ?? 0n, points: first?.points ?? 0 },
    gameTypes: terms.games
      ? await typesOf(tx, row.merchant, terms.games)
      : (terms.gameTypes ?? null),
    games: terms.games ?? null,
  };
}

async function typesOf(
  tx: Transaction,
  merchant: string,
  codes: readonly string[],
): Promise<GameType[]> {
  const rows = await tx
    .selectDistinct({ type: games.gameType })
    .from(games)
    .where(and(eq(games.merchant, merchant), inArray(games.code, [...codes])));
  return rows.map(({ type }) => type);
}

async function ownOf(
  tx: Transaction,
  row: PeriodRow,
  member: string,
  now: Date,
): Promise<BoardNote["own"]> {
  const { merchant, board, period, hasEntry } = row;
  if (row.startsAt > now) return null;
  const [score] = await tx
    .select()
    .from(boardScores)
    .where(isScore({ merchant, board, period, member }));
  if (hasEntry && !score?.joinedAt) return null;
  const { rows } = await tx.execute<{ place: number }>(sql`
    select place from board_order(${merchant}, ${board}, ${period}, ${now.toISOString()}::timestamptz)
    where member = ${member}`);
  const place = rows[0]?.place ?? null;
  return { place, prize: prizeAt(prizesOf(termsIn(row).prizes), place ?? 0) };
}
