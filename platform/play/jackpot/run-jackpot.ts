import { eq, sql } from "drizzle-orm";
import type { Clock, Random } from "../../core/context.ts";
import { readTerms } from "../../core/merchant/jackpot-terms.ts";
import { feedPool, type JackpotTerms } from "../../domain/play/jackpot-pool.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import type { Store, Transaction } from "../../store/open-store.ts";
import { jackpotHits, jackpotPools } from "../../store/schema/jackpot.ts";
import type { merchants } from "../../store/schema/merchant.ts";
import { skipFeed } from "../feed/read-feed.ts";
import { beginPool, type PoolRow } from "./begin-pool.ts";
import { moveOnce } from "./move-once.ts";
import { payHits } from "./pay-hits.ts";
import { type SettledRound, takeSettled } from "./take-settled.ts";

export type JackpotContext = {
  store: Store;
  clock: Clock;
  random: Random;
  merchant: Pick<typeof merchants.$inferSelect, "code" | "settings">;
};

/** How many batches of a backlog one run takes before it lets others work. */
const GOES_MAX = 20;

/**
 * Feeds a merchant's pot with the rounds settled since the last run and pays what was won. Safe at any time
 * and from several instances: one locks the pool's row, the others leave. Everything in a batch
 * commits together. Does nothing when the merchant runs no pot.
 */
export async function runJackpot(context: JackpotContext): Promise<void> {
  const terms = readTerms(context.merchant);
  if (!terms) return;
  let hasMore = true;
  for (let go = 0; hasMore && go < GOES_MAX; go += 1) hasMore = await feedOnce(context, terms);
  await payHits(context);
}

/** Feeds one batch in one transaction. Returns true when there may be more to read. */
async function feedOnce(context: JackpotContext, terms: JackpotTerms): Promise<boolean> {
  const { store, merchant } = context;
  return store.inMerchant(merchant.code, async (tx) => {
    const pool = await holdPool(context, tx, terms);
    if (!pool) return false;
    const { rounds, hasMore } = await takeSettled(tx, merchant.code);
    if (rounds.length > 0) await feed(context, tx, { terms, pool, rounds });
    return hasMore;
  });
}

/** The pool's row, locked until the end of the transaction; null while another instance has it. */
async function holdPool(
  context: JackpotContext,
  tx: Transaction,
  terms: JackpotTerms,
): Promise<PoolRow | null> {
  const { code } = context.merchant;
  const [held] = await tx
    .select()
    .from(jackpotPools)
    .where(eq(jackpotPools.merchant, code))
    .for("update", { skipLocked: true });
  if (held) return held;
  const { rows } = await tx.execute<{ is_free: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext('jackpot'), hashtext(${code}))
      and not exists (select from jackpot_pools where merchant = ${code}) as is_free`);
  if (!rows[0]?.is_free) return null;
  await skipFeed(tx, code, "pot");
  const pool = await beginPool(context, tx, terms, 1);
  await tx.insert(jackpotPools).values(pool);
  return pool;
}

async function feed(
  context: JackpotContext,
  tx: Transaction,
  { terms, pool, rounds }: { terms: JackpotTerms; pool: PoolRow; rounds: readonly SettledRound[] },
): Promise<void> {
  let row = pool;
  let rest = rounds;
  while (rest.length > 0) {
    const before = { ...row, remainder: BigInt(row.remainder) };
    const fed = feedPool(before, rest, terms.shareBasisPoints);
    row = await addShares(context, tx, row, fed.added);
    row = { ...row, amount: fed.pool.amount, remainder: Number(fed.pool.remainder) };
    rest = fed.rest;
    if (!fed.winner) break;
    await tx.insert(jackpotHits).values(hitOf(row, fed.winner));
    row = await beginPool(context, tx, terms, row.round + 1);
  }
  await tx.update(jackpotPools).set(row).where(eq(jackpotPools.merchant, row.merchant));
}

/** Moves the shares as one transfer. The house pays them in addition to what the games return. */
async function addShares(
  { clock }: JackpotContext,
  tx: Transaction,
  row: PoolRow,
  amount: bigint,
): Promise<PoolRow> {
  if (amount === 0n) return row;
  const transfers = row.transfers + 1;
  await moveOnce(tx, {
    merchant: row.merchant,
    key: `jackpot:${row.round}:${transfers}`,
    kind: "jackpotShare",
    from: { owner: HOUSE, kind: "promo" },
    to: { owner: HOUSE, kind: "jackpot" },
    amount,
    at: clock.now(),
  });
  return { ...row, transfers };
}

function hitOf(pool: PoolRow, won: SettledRound): typeof jackpotHits.$inferInsert {
  const { merchant, round, amount, hitPoint, salt, commitment, startedAt } = pool;
  const { member, vendor, roundId, at } = won;
  return {
    merchant,
    round,
    amount,
    hitPoint,
    salt,
    commitment,
    startedAt,
    member,
    vendor,
    roundId,
    hitAt: at,
  };
}
