import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { HOUSE } from "../../money/ledger/purse.ts";
import type { Transaction } from "../../store/open-store.ts";
import { feedMarks } from "../../store/schema/feed.ts";
import { ledgerAccounts } from "../../store/schema/ledger.ts";

/** Who reads the feed. Each has marks of its own, so one that is late delays no other. */
export type FeedConsumer =
  | "pot"
  | "facts"
  | "days"
  | "sittings"
  | "realtime"
  | "lottery"
  | "points"
  | "levels"
  | "missions"
  | "boards";

/** Some unread rows of the feed: of each shard those from `first` to `last`, both included. */
export type Stretch = { merchant: string; parts: readonly Part[]; hasMore: boolean };
type Part = { shard: number; first: bigint; last: bigint };

const SHARDS = 64;
const ROWS_MAX = 200;

/**
 * The next unread rows of a consumer, at most `rowsMax` of each shard. Their marks move in the
 * caller's transaction, so the rows count exactly once if their effect is written in it as well.
 * Null while another transaction reads for the same consumer.
 */
export async function nextStretch(
  tx: Transaction,
  merchant: string,
  consumer: FeedConsumer,
  rowsMax = ROWS_MAX,
): Promise<Stretch | null> {
  if (!(await hasUnread(tx, merchant, consumer))) return { merchant, parts: [], hasMore: false };
  const marks = await lockMarks(tx, merchant, consumer);
  if (!marks) return null;
  const parts: Part[] = [];
  for (const { shard, count } of await countsOf(tx, merchant)) {
    const mark = marks[shard]!;
    if (count <= mark) continue;
    const last = count - mark > BigInt(rowsMax) ? mark + BigInt(rowsMax) : count;
    parts.push({ shard, first: mark + 1n, last });
  }
  const hasMore = parts.some(({ first, last }) => last - first + 1n >= BigInt(rowsMax));
  if (parts.length > 0) {
    for (const { shard, last } of parts) marks[shard] = last;
    await tx.update(feedMarks).set({ marks }).where(ofConsumer(merchant, consumer));
  }
  return { merchant, parts, hasMore };
}

/** The rows of a stretch as `f`, for the FROM of a statement. */
export const rowsOfStretch = (stretch: Stretch): SQL =>
  sql`unnest(${partsOf(stretch)}) stretch (shard, first, last)
    join round_feed f on f.merchant = ${stretch.merchant} and f.shard = stretch.shard
      and f.number between stretch.first and stretch.last`;

/** The shards of a stretch, their first and their last numbers, as three arrays. */
export function partsOf({ parts }: Stretch): SQL {
  const column = (name: keyof Part) => sql.param(parts.map((part) => String(part[name])));
  return sql`${column("shard")}::int[], ${column("first")}::bigint[], ${column("last")}::bigint[]`;
}

/** Marks the whole feed as read, for a consumer that begins with what settles from now on. */
export async function skipFeed(
  tx: Transaction,
  merchant: string,
  consumer: FeedConsumer,
): Promise<void> {
  const marks = noMarks();
  for (const { shard, count } of await countsOf(tx, merchant)) marks[shard] = count;
  await tx.insert(feedMarks).values({ merchant, consumer, marks }).onConflictDoNothing();
}

/**
 * Takes the marks back to the beginning. They stay locked until the end of the transaction, which
 * must also undo what the consumer has written.
 */
export async function rewindFeed(
  tx: Transaction,
  merchant: string,
  consumer: FeedConsumer,
): Promise<void> {
  const marks = noMarks();
  await tx
    .insert(feedMarks)
    .values({ merchant, consumer, marks })
    .onConflictDoUpdate({ target: [feedMarks.merchant, feedMarks.consumer], set: { marks } });
}

/** Asked first and without a lock, so that an idle merchant costs one statement. */
async function hasUnread(tx: Transaction, merchant: string, consumer: FeedConsumer) {
  const { rows } = await tx.execute(sql`
    select from ledger_accounts a
    left join feed_marks m on m.merchant = a.merchant and m.consumer = ${consumer}
    where a.merchant = ${merchant} and a.owner = ${HOUSE} and a.kind = 'game'
      and a.feed_count > coalesce(m.marks[a.shard + 1], 0) limit 1`);
  return rows.length > 0;
}

/** The consumer's marks, locked until the end of the transaction; null while another has them. */
export async function lockMarks(tx: Transaction, merchant: string, consumer: FeedConsumer) {
  const own = ofConsumer(merchant, consumer);
  const [locked] = await tx
    .select({ marks: feedMarks.marks })
    .from(feedMarks)
    .where(own)
    .for("update", { skipLocked: true });
  if (locked) return locked.marks;
  // An insert would wait for whoever has the row.
  if ((await tx.$count(feedMarks, own)) > 0) return null;
  const marks = noMarks();
  const [first] = await tx
    .insert(feedMarks)
    .values({ merchant, consumer, marks })
    .onConflictDoNothing()
    .returning({ marks: feedMarks.marks });
  return first?.marks ?? null;
}

/** How many rows each shard of the house's game purse has written. */
const countsOf = (tx: Transaction, merchant: string) =>
  tx
    .select({ shard: ledgerAccounts.shard, count: ledgerAccounts.feedCount })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.merchant, merchant),
        eq(ledgerAccounts.owner, HOUSE),
        eq(ledgerAccounts.kind, "game"),
      ),
    )
    .orderBy(asc(ledgerAccounts.shard));

const ofConsumer = (merchant: string, consumer: FeedConsumer) =>
  and(eq(feedMarks.merchant, merchant), eq(feedMarks.consumer, consumer));

const noMarks = (): bigint[] => Array<bigint>(SHARDS).fill(0n);
