import { and, desc, eq } from "drizzle-orm";
import type { jackpot } from "../../contract/play/jackpot.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { isAllowed } from "../../core/guard.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { readTerms } from "../../core/merchant/jackpot-terms.ts";
import { maskPlayer } from "../../domain/play/mask-player.ts";
import type { Transaction } from "../../store/open-store.ts";
import { jackpotHits, jackpotPools } from "../../store/schema/jackpot.ts";
import { members } from "../../store/schema/merchant.ts";
import { sumPaid } from "./sum-paid.ts";

const HITS_SHOWN = 5;

/**
 * The merchant's present pot without its point, and the last won pots with theirs. No pot where the
 * law allows none.
 */
export async function showJackpot(context: Context): Promise<ValueOf<typeof jackpot>> {
  const { store, merchant } = context;
  const isLawful = await isAllowed(context, "jackpot");
  const terms = isLawful ? readTerms(await rowOfMerchant(store, merchant)) : null;
  const [paid, shown] = await Promise.all([
    sumPaid(context),
    store.inMerchant(merchant.code, async (tx) => {
      const [pool] = await tx
        .select()
        .from(jackpotPools)
        .where(eq(jackpotPools.merchant, merchant.code));
      return pool && { pool, hits: await lastHits(tx, merchant.code) };
    }),
  ]);
  if (!terms || !shown) return { ...paid, pool: null };
  const { round, amount, commitment, startedAt } = shown.pool;
  const pool = { ...terms, round, amount, commitment, startedAt: startedAt.getTime() };
  return { ...paid, pool: { ...pool, hits: shown.hits } };
}

async function lastHits(tx: Transaction, merchant: string) {
  const rows = await tx
    .select({ hit: jackpotHits, nickname: members.nickname })
    .from(jackpotHits)
    .innerJoin(
      members,
      and(eq(members.merchant, jackpotHits.merchant), eq(members.id, jackpotHits.member)),
    )
    .where(eq(jackpotHits.merchant, merchant))
    .orderBy(desc(jackpotHits.round))
    .limit(HITS_SHOWN);
  return rows.map(({ hit, nickname }) => ({
    round: hit.round,
    player: maskPlayer(nickname),
    amount: hit.amount,
    time: hit.hitAt.getTime(),
    hitPoint: hit.hitPoint,
    salt: hit.salt,
    commitment: hit.commitment,
  }));
}
