import { and, eq } from "drizzle-orm";
import type { rebateClaim } from "../../contract/club/rebates.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { requireAllowed } from "../../core/guard.ts";
import { loyaltyOf } from "../../core/merchant/config/loyalty-terms.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { formatAmount } from "../../domain/money.ts";
import { requireNoBreak } from "../../members/protection/breaks/open-break.ts";
import { members } from "../../store/schema/merchant.ts";
import { claimCounters, claimOf, lastClaim } from "./claim-counters.ts";
import { toClaim } from "./to-claim.ts";

/** The least time between two claims of a member. */
export const CLAIM_GAP_MS = 60_000;

/**
 * Pays the member what the open valid bet gives back, and takes the counters back by what was read. The
 * same key again returns the same claim. Refuses a break, a sum below the least, and a second claim
 * within a minute.
 */
export async function claimRebate(context: Context): Promise<ValueOf<typeof rebateClaim>> {
  const { memberId } = requireRealAccount(context);
  await requireAllowed(context, "vip");
  const { store, merchant, clock, random, idempotencyKey } = context;
  const { code } = merchant;
  const { rebateMin } = loyaltyOf(await rowOfMerchant(store, merchant));
  const key = idempotencyKey ?? "";
  return store.inMerchant(code, async (tx) => {
    const who = { merchant: code, member: memberId };
    // Two of one member's claims never run side by side.
    await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, code), eq(members.id, memberId)))
      .for("no key update");
    const twin = await claimOf(tx, who, key);
    if (twin) return toClaim(twin);
    const at = clock.now();
    await requireNoBreak(tx, { merchant: code, memberId }, at);
    const last = await lastClaim(tx, who);
    if (last && at.getTime() < last.at.getTime() + CLAIM_GAP_MS) {
      throw new Refusal("rebate_too_soon", { status: 409 });
    }
    const claim = { state: "PAID", by: "player", key, at } as const;
    const row = await claimCounters(
      tx,
      random,
      who,
      claim,
      (total) => total > 0n && total >= rebateMin,
    );
    if (!row) {
      const details = { min: formatAmount(rebateMin) };
      throw new Refusal("rebate_too_small", { status: 409, details });
    }
    const details = { reference: row.reference, amount: formatAmount(row.amount) };
    await record(context, tx, { action: "rebateTaken", memberId, details });
    return toClaim(row);
  });
}
