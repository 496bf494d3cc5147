import { and, desc, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { BoardCard, leaderboard, leaderboards } from "../../contract/club/boards.ts";
import { BOARD_PLACES } from "../../contract/club/boards.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { activityStatus } from "../../domain/club/activity-status.ts";
import { prizeAt, prizesOf } from "../../domain/club/board-prizes.ts";
import { maskPlayer } from "../../domain/play/mask-player.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import { wordsIn } from "../../domain/words-in.ts";
import { gameName } from "../../play/games/to-game.ts";
import type { Transaction } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";
import { boardPeriods, boardScores } from "../../store/schema/board.ts";
import { games } from "../../store/schema/catalogue.ts";
import { members } from "../../store/schema/merchant.ts";
import { ruleOfBoard } from "../awards/board-names.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import { offeredTo } from "../campaigns/offered-to.ts";
import { mayReceive } from "../missions/may-receive.ts";
import { openPeriods, type PeriodRow, rowOf, termsIn, tournamentSpan } from "./board-period.ts";

type Standing = ValueOf<typeof leaderboards>["standing"];
/** Who looks: their id is empty for a guest and a trial account. */
type Viewer = { member: string; language: string; policy: Policy; now: Date };

const FIRST_PLACES = 3;

/** The boards that run or are announced, each with its first places and the member's own. */
export async function showBoards(
  context: Context,
  { language }: InputOf<typeof leaderboards>,
): Promise<ValueOf<typeof leaderboards>> {
  const policy = await policyFor(context);
  const { store, merchant, clock } = context;
  const now = clock.now();
  return store.inMerchant(merchant.code, async (tx) => {
    const standing = await standingOf(context, tx, now);
    if (standing === "break") return { standing, list: [] };
    const viewer = viewerOf(context, standing, { language, policy, now });
    const list: BoardCard[] = [];
    const present = await presentPeriods(tx, merchant.code, now);
    for (const row of await shownTo(tx, present, viewer)) {
      list.push(await cardOf(tx, row, viewer, FIRST_PLACES));
    }
    return { standing, list };
  });
}

/** One board with its first twenty places, and its last period that ended. */
export async function showBoard(
  context: Context,
  { board, language }: InputOf<typeof leaderboard>,
): Promise<ValueOf<typeof leaderboard>> {
  const policy = await policyFor(context);
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const now = clock.now();
  return store.inMerchant(code, async (tx) => {
    const standing = await standingOf(context, tx, now);
    if (standing === "break") throw new Refusal("on_break", { status: 403 });
    const viewer = viewerOf(context, standing, { language, policy, now });
    const periods = await presentPeriods(tx, code, now);
    const own = periods.filter((row) => row.board === board);
    const [present] = await shownTo(tx, own, viewer);
    const [last] = await tx
      .select()
      .from(boardPeriods)
      .where(
        and(
          eq(boardPeriods.merchant, code),
          eq(boardPeriods.board, board),
          sql`${boardPeriods.endsAt} <= ${now.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(desc(boardPeriods.endsAt))
      .limit(1);
    if (!present && !last) throw new Refusal("unknown_board", { status: 404 });
    return {
      standing,
      board: present ? await cardOf(tx, present, viewer, BOARD_PLACES) : null,
      last: last
        ? {
            ...(await cardOf(tx, last, viewer, BOARD_PLACES)),
            isFinal: last.frozenAt !== null,
            award: await awardOf(tx, last, viewer),
          }
        : null,
    };
  });
}

/** Whether the caller sees boards, and takes part in them. */
export async function standingOf(
  { actor, merchant }: Context,
  tx: Transaction,
  now: Date,
): Promise<Standing> {
  if (!actor) return "guest";
  if (actor.type === ACCOUNT_TYPE.trial) return "trial";
  const who = { merchant: merchant.code, memberId: actor.memberId };
  return (await mayReceive(tx, who, now)) ? "open" : "break";
}

const viewerOf = (
  { actor }: Context,
  standing: Standing,
  more: Omit<Viewer, "member">,
): Viewer => ({ ...more, member: standing === "open" && actor ? actor.memberId : "" });

/**
 * The period of each board that runs now, in the order of the merchant's terms, and tournaments that are
 * announced. The first look at a new period writes it.
 */
export async function presentPeriods(
  tx: Transaction,
  merchant: string,
  now: Date,
): Promise<PeriodRow[]> {
  await openPeriods(tx, merchant, now);
  const rows = await tx
    .select()
    .from(boardPeriods)
    .where(and(eq(boardPeriods.merchant, merchant), gt(boardPeriods.endsAt, now)))
    .orderBy(boardPeriods.startsAt, boardPeriods.board);
  const { terms, version } = await configAt(tx, merchant, "boards", now);
  const list: PeriodRow[] = [];
  for (const board of terms.boards) {
    const known = rows.find((row) => row.board === board.id);
    if (known) list.push(known);
    else if (board.startsAt && board.startsAt > now) {
      list.push(rowOf(merchant, board, version, await tournamentSpan(tx, merchant, board)));
    }
  }
  // A board that left the terms still runs to its end.
  const isListed = new Set(list.map(({ board }) => board));
  return [
    ...list,
    ...rows.filter(({ board, startsAt }) => !isListed.has(board) && startsAt <= now),
  ];
}

/** Where the prize of a member's place is; null without one, and for one that nobody took in time. */
async function awardOf(
  tx: Transaction,
  { merchant, board, period }: PeriodRow,
  { member, now }: Viewer,
): Promise<"WAITING" | "PAID" | null> {
  if (!member) return null;
  const [row] = await tx
    .select({ state: awards.state, expiresAt: awards.expiresAt })
    .from(awards)
    .where(
      and(
        eq(awards.merchant, merchant),
        eq(awards.rule, ruleOfBoard(board)),
        eq(awards.member, member),
        eq(awards.period, period),
      ),
    );
  if (row?.state === "ISSUED") return "PAID";
  const isWaiting = row?.state === "REACHED" && (row.expiresAt === null || row.expiresAt > now);
  return isWaiting ? "WAITING" : null;
}

/** Without those of a campaign that is not for the viewer; what a member entered stays to its end. */
export async function shownTo(
  tx: Transaction,
  rows: readonly PeriodRow[],
  { member, now }: Pick<Viewer, "member" | "now">,
): Promise<PeriodRow[]> {
  const [first] = rows;
  if (!first) return [];
  const { merchant } = first;
  const campaigns = await offeredTo(tx, { merchant, memberId: member || null }, now);
  const shown: PeriodRow[] = [];
  for (const row of rows) {
    const isOffered = campaigns.isOffered("board", row.board);
    if (isOffered || (member && (await hasEntered(tx, row, member)))) shown.push(row);
  }
  return shown;
}

async function hasEntered(
  tx: Transaction,
  { merchant, board, period }: PeriodRow,
  member: string,
): Promise<boolean> {
  const is = isScore({ merchant, board, period, member });
  return (await tx.$count(boardScores, and(is, isNotNull(boardScores.joinedAt)))) > 0;
}

type Placed = { place: number; member: string; figure: bigint };

async function cardOf(
  tx: Transaction,
  row: PeriodRow,
  { member, language, policy, now }: Viewer,
  places: number,
): Promise<BoardCard> {
  const { merchant, board, period, startsAt, endsAt } = row;
  const terms = termsIn(row);
  const prizes = prizesOf(terms.prizes);
  const placed = await placesOf(tx, row, { member, places, now });
  const names = await nicknames(tx, merchant, placed);
  const [score] = member
    ? await tx.select().from(boardScores).where(isScore({ merchant, board, period, member }))
    : [];
  const isIn = score !== undefined && (!row.hasEntry || score.joinedAt !== null);
  const participation = isIn ? (score.figure > 0n ? "progressing" : "joined") : null;
  return {
    ...{ id: board, period, name: wordsIn(terms.names, language) ?? board },
    ...{ measure: row.measure, every: terms.every ?? null, gameTypes: terms.gameTypes ?? null },
    games: await gameNames(tx, merchant, terms.games, language),
    ...{ leastStake: row.leastStake, least: row.least, prizes },
    ...{ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
    freezesAt: row.freezesAt.getTime(),
    status: activityStatus({ startsAt, endsAt, needsJoining: row.hasEntry }, participation, now),
    entry: terms.entry ? { points: terms.entry.points, isJoined: isIn } : null,
    wagering: heldMultiple(terms.wagering, policy),
    rows: placed
      .filter(({ place }) => place <= places)
      .map((one) => ({
        ...{ place: one.place, figure: one.figure, isOwn: one.member === member },
        player: maskPlayer(names.get(one.member) ?? ""),
        ...prizeAt(prizes, one.place),
      })),
    own: member
      ? {
          place: placed.find((one) => one.member === member)?.place ?? null,
          figure: score?.figure ?? 0n,
        }
      : null,
  };
}

/** The first places and the member's own: of a final period as they were written, else as they stand. */
async function placesOf(
  tx: Transaction,
  { merchant, board, period, frozenAt }: PeriodRow,
  { member, places, now }: { member: string; places: number; now: Date },
): Promise<Placed[]> {
  if (frozenAt) {
    const { place, figure } = boardScores;
    const rows = await tx
      .select({ place, member: boardScores.member, figure })
      .from(boardScores)
      .where(
        and(
          eq(boardScores.merchant, merchant),
          eq(boardScores.board, board),
          eq(boardScores.period, period),
          isNotNull(place),
          or(sql`${place} <= ${places}`, eq(boardScores.member, member)),
        ),
      )
      .orderBy(place);
    return rows.map((row) => ({ ...row, place: row.place! }));
  }
  const { rows } = await tx.execute<{ place: number; member: string; figure: string }>(sql`
    select place, member, figure
    from board_order(${merchant}, ${board}, ${period}, ${now.toISOString()}::timestamptz)
    where place <= ${places} or member = ${member} order by place`);
  return rows.map((row) => ({ ...row, figure: BigInt(row.figure) }));
}

async function nicknames(
  tx: Transaction,
  merchant: string,
  placed: readonly Placed[],
): Promise<Map<string, string>> {
  const ids = placed.map(({ member }) => member);
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: members.id, nickname: members.nickname })
    .from(members)
    .where(and(eq(members.merchant, merchant), inArray(members.id, ids)));
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

async function gameNames(
  tx: Transaction,
  merchant: string,
  codes: readonly string[] | undefined,
  language: string,
): Promise<string[] | null> {
  if (!codes) return null;
  const rows = await tx
    .select({ name: games.name, names: games.names })
    .from(games)
    .where(and(eq(games.merchant, merchant), inArray(games.code, [...codes])))
    .orderBy(games.name);
  return rows.map((game) => gameName(game, language));
}

/** The condition on a member's row of a period. */
export const isScore = (
  of: Pick<PeriodRow, "merchant" | "board" | "period"> & { member: string },
) =>
  and(
    eq(boardScores.merchant, of.merchant),
    eq(boardScores.board, of.board),
    eq(boardScores.period, of.period),
    eq(boardScores.member, of.member),
  );
