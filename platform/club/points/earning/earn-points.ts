import { sql } from "drizzle-orm";
import type { PointType } from "../../../contract/club/points.ts";
import type { Clock } from "../../../core/context.ts";
import { policyOfRow } from "../../../core/guard.ts";
import type { MerchantRow } from "../../../core/merchant/find-merchant.ts";
import { lockMarks, nextStretch, partsOf } from "../../../play/feed/read-feed.ts";
import type { Store, Transaction } from "../../../store/open-store.ts";
import { movePoints } from "./move-points.ts";

/** Whole points of one member and type, as the database writes them; below zero they are taken back. */
export type Earned = { member: string; type: PointType; points: string };

type Parts = { store: Store; clock: Clock; merchant: MerchantRow };

/** What the law allows decides what counts. */
type Run = { at: Date; isAllowed: boolean; hasLevels: boolean };

const ROWS_MAX = 1_000;
/** How many stretches of a backlog one run takes before it lets others work. */
const GOES_MAX = 20;

/**
 * Gives members points for the rounds and deposits since the last run, and takes back what corrections
 * ask for. Marks and movements commit together, so each counts once. Safe at any time and from several
 * instances. Where the law forbids points the rounds are passed over, and earn none later either.
 */
export async function earnPoints({ store, clock, merchant }: Parts): Promise<void> {
  const { code } = merchant;
  const { points: isAllowed, vip: hasLevels } = policyOfRow(merchant).allows;
  const inMine = (step: (tx: Transaction, merchant: string, run: Run) => Promise<boolean>) =>
    store.inMerchant(code, (tx) => step(tx, code, { at: clock.now(), isAllowed, hasLevels }));
  for (const step of [ofRounds, ofDeposits]) {
    for (let go = 0; go < GOES_MAX; go += 1) if (!(await inMine(step))) break;
  }
}

/** Counts one stretch of settled rounds. True when there is more. */
async function ofRounds(tx: Transaction, merchant: string, { at, isAllowed }: Run) {
  const stretch = await nextStretch(tx, merchant, "points", ROWS_MAX);
  if (!stretch || stretch.parts.length === 0) return false;
  if (!isAllowed) return stretch.hasMore;
  const { rows } = await tx.execute<Earned>(sql`
    select member, type, points from point_fold(${merchant}, ${partsOf(stretch)},
      ${at.toISOString()}::timestamptz)`);
  // The last number of a shard is read only once, so it names the run.
  const [first] = stretch.parts;
  await movePoints(tx, { merchant, at, run: `${first!.shard}.${first!.last}` }, rows);
  return stretch.hasMore;
}

/** Counts some credited deposits and those that were taken back, towards points and the levels. True when there is more. */
async function ofDeposits(tx: Transaction, merchant: string, run: Run) {
  const { at, isAllowed, hasLevels } = run;
  // Asked first and without a lock, so that an idle merchant costs one statement.
  const { rows: waiting } = await tx.execute(sql`
    select from point_deposits where merchant = ${merchant} limit 1`);
  if (waiting.length === 0) return false;
  if (!(await lockMarks(tx, merchant, "points"))) return false;
  const { rows } = await tx.execute<{ key: string; member: string; amount: string }>(sql`
    delete from point_deposits where merchant = ${merchant} and key in (
      select key from point_deposits where merchant = ${merchant} order by key limit ${ROWS_MAX})
    returning key, member, amount`);
  const [first] = rows;
  if (!first) return false;
  const column = (name: "member" | "amount") => sql.param(rows.map((row) => row[name]));
  if (hasLevels) {
    await tx.execute(sql`select level_count_deposits(${merchant}, ${column("member")}::text[],
      ${column("amount")}::bigint[])`);
  }
  if (isAllowed) {
    const { rows: earned } = await tx.execute<Earned>(sql`
      select member, type, points from point_count(${merchant}, ${column("member")}::text[],
        array_fill('DEPOSIT'::text, array[${rows.length}::int]), ${column("amount")}::bigint[],
        ${at.toISOString()}::timestamptz)`);
    await movePoints(tx, { merchant, at, run: first.key }, earned);
  }
  return rows.length === ROWS_MAX;
}
