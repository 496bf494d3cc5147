import { createHash } from "node:crypto";
import type { Clock, Random } from "../../core/context.ts";
import { formatAmount } from "../../domain/money.ts";
import { drawHitPoint, type JackpotTerms } from "../../domain/play/jackpot-pool.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { jackpotPools } from "../../store/schema/jackpot.ts";
import { moveOnce } from "./move-once.ts";

export type PoolContext = { merchant: { code: string }; clock: Clock; random: Random };
export type PoolRow = typeof jackpotPools.$inferSelect;

/** A hash that anybody can repeat: the point with two decimals, a colon, the salt. */
export function commitmentOf(hitPoint: bigint, salt: string): string {
  return createHash("sha256")
    .update(`${formatAmount(hitPoint)}:${salt}`)
    .digest("hex");
}

/**
 * Makes a new pot. Its point is drawn and committed to; its seed is paid by the house. The caller
 * stores it.
 */
export async function beginPool(
  { merchant, clock, random }: PoolContext,
  tx: Transaction,
  terms: JackpotTerms,
  round: number,
): Promise<PoolRow> {
  const hitPoint = drawHitPoint(terms, (bound) => random.below(bound));
  const salt = Buffer.from(random.bytes(16)).toString("hex");
  const at = clock.now();
  if (terms.seed > 0n) {
    await moveOnce(tx, {
      merchant: merchant.code,
      key: `jackpot:${round}:seed`,
      kind: "jackpotSeed",
      from: { owner: HOUSE, kind: "promo" },
      to: { owner: HOUSE, kind: "jackpot" },
      amount: terms.seed,
      at,
    });
  }
  return {
    merchant: merchant.code,
    round,
    amount: terms.seed,
    remainder: 0,
    transfers: 0,
    hitPoint,
    salt,
    commitment: commitmentOf(hitPoint, salt),
    startedAt: at,
  };
}
