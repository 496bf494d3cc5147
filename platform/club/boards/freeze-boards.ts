import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Clock, Random } from "../../core/context.ts";
import { policyOfRow } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { loyaltyOf } from "../../core/merchant/config/loyalty-terms.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { prizesOf } from "../../domain/club/board-prizes.ts";
import { foldFeed } from "../../play/feed/fold-feed.ts";
import { lockMarks } from "../../play/feed/read-feed.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { boardPeriods } from "../../store/schema/board.ts";
import { ruleOfBoard } from "../awards/board-names.ts";
import { payWaiting } from "../awards/pay-waiting.ts";
import { reachAward } from "../awards/reach-award.ts";
import type { NewsWriter } from "../news/write-club-letter.ts";
import { isPeriod, openPeriods, type PeriodRow, termsIn } from "./board-period.ts";
import { campaignsOf } from "./owed-prizes.ts";
import { tellPrize } from "./tell-prize.ts";

export type BoardParts = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: NewsWriter["secrets"];
  merchant: MerchantRow;
};

const DAY_MS = 24 * 3_600_000;
const SOON_MS = 1_000;

/**
 * Opens periods, counts settled rounds, makes the places of each ended period final once, and pays its
 * prizes. Safe at any time and from several instances. Rests where the law forbids missions. Returns when
 * it must be called again.
 */
export async function runBoards(parts: BoardParts): Promise<Date | null> {
  const { store, clock, merchant } = parts;
  if (!policyOfRow(merchant).allows.missions) return null;
  const { code } = merchant;
  const now = clock.now();
  await store.inMerchant(code, (tx) => openPeriods(tx, code, now));
  await foldFeed(store, code, "boards", sql`board_fold`);
  const due = await store.inMerchant(code, (tx) =>
    tx
      .select()
      .from(boardPeriods)
      .where(and(isOpen(code), lte(boardPeriods.freezesAt, now)))
      .orderBy(asc(boardPeriods.freezesAt), asc(boardPeriods.board)),
  );
  let isBusy = false;
  for (const period of due) isBusy = !(await freeze(parts, period)) || isBusy;
  await payWaiting(parts, ["board"]);
  return isBusy ? new Date(now.getTime() + SOON_MS) : nextLook(parts);
}

const isOpen = (merchant: string) =>
  and(eq(boardPeriods.merchant, merchant), isNull(boardPeriods.frozenAt));

/** The next instant at which a period begins, ends or becomes final; null for a merchant without boards. */
async function nextLook({ store, clock, merchant: { code } }: BoardParts): Promise<Date | null> {
  const now = clock.now();
  const next = await store.inMerchant(code, async (tx) => {
    const periods = await tx.select().from(boardPeriods).where(isOpen(code));
    const { terms } = await configAt(tx, code, "boards", now);
    return [
      ...periods.map(({ endsAt, freezesAt }) => (endsAt > now ? endsAt : freezesAt)),
      ...terms.boards.flatMap(({ startsAt }) => (startsAt && startsAt > now ? [startsAt] : [])),
    ];
  });
  if (next.length === 0) return null;
  const soonest = Math.min(...next.map((at) => at.getTime()));
  return new Date(Math.max(soonest, now.getTime() + SOON_MS));
}

/**
 * Writes the places and their awards, once: all in one transaction with the mark that the period is
 * final. False while rounds that belong to it are not counted, or somebody else counts.
 */
function freeze(parts: BoardParts, { board, period }: PeriodRow): Promise<boolean> {
  const { store, clock, merchant } = parts;
  const { code } = merchant;
  const at = clock.now();
  return store.inMerchant(code, async (tx) => {
    // Nobody counts while places are written.
    if (!(await lockMarks(tx, code, "boards"))) return false;
    const is = isPeriod({ merchant: code, board, period });
    const [row] = await tx.select().from(boardPeriods).where(is).for("update");
    if (!row || row.frozenAt) return true;
    if (await isUncounted(tx, row)) return false;
    const { rows: places } = await tx.execute<{ place: number; member: string }>(sql`
      update board_scores s set place = o.place
      from board_order(${code}, ${board}, ${period}, ${at.toISOString()}::timestamptz) o
      where s.merchant = ${code} and s.board = ${board} and s.period = ${period}
        and s.member = o.member returning o.place, o.member`);
    await reachPrizes(parts, tx, row, places, at);
    await tx.update(boardPeriods).set({ frozenAt: at }).where(is);
    return true;
  });
}

/** True while the feed has rounds of that period that nobody has counted. */
async function isUncounted(
  tx: Transaction,
  { merchant, startsAt, endsAt, freezesAt }: PeriodRow,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from feed_unread(${merchant}, 'boards') f
    where f.opened_at >= ${startsAt.toISOString()}::timestamptz
      and f.opened_at < ${endsAt.toISOString()}::timestamptz
      and f.settled_at < ${freezesAt.toISOString()}::timestamptz limit 1`);
  return rows.length > 0;
}

async function reachPrizes(
  parts: BoardParts,
  tx: Transaction,
  row: PeriodRow,
  places: readonly { place: number; member: string }[],
  at: Date,
): Promise<void> {
  const { random, merchant } = parts;
  const { prizes, wagering, names } = termsIn(row);
  const campaignOf = await campaignsOf(tx, row);
  const expiresAt = new Date(at.getTime() + loyaltyOf(merchant).giftDays * DAY_MS);
  for (const { from, to, cash, points } of prizesOf(prizes)) {
    const winners = places.filter(({ place }) => place >= from && place <= to);
    for (const { member, place } of winners.toSorted((one, other) => one.place - other.place)) {
      const award = await reachAward(tx, random, {
        ...{ merchant: merchant.code, rule: ruleOfBoard(row.board), member, period: row.period },
        ...{ kind: "board", amount: cash, points, multiple: wagering, at, expiresAt },
        ...{ configVersion: row.configVersion, campaign: campaignOf.get(member) ?? null },
      });
      if (award) await tellPrize(parts, tx, { award, names, place });
    }
  }
}
