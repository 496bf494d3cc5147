import { and, desc, eq } from "drizzle-orm";
import type { rebateShow } from "../../contract/club/rebates.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { loyaltyOf } from "../../core/merchant/config/loyalty-terms.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { isGiftPaused } from "../../members/protection/breaks/is-gift-paused.ts";
import { rebateClaims } from "../../store/schema/level.ts";
import { lastClaim, openRebate } from "./claim-counters.ts";
import { CLAIM_GAP_MS } from "./claim-rebate.ts";
import { toClaim } from "./to-claim.ts";

const PAGE_SIZE = 10;

/** What the member's open valid bet gives back by category, and the claims before, newest first. */
export async function showRebate(
  context: Context,
  { pageNo }: InputOf<typeof rebateShow>,
): Promise<ValueOf<typeof rebateShow>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const { rebateMin, rebateIsLost } = loyaltyOf(await rowOfMerchant(store, merchant));
  return store.reading(code, async (reader) => {
    const who = { merchant: code, member: memberId };
    const isOwn = and(eq(rebateClaims.merchant, code), eq(rebateClaims.member, memberId));
    const records = await reader
      .select()
      .from(rebateClaims)
      .where(isOwn)
      .orderBy(desc(rebateClaims.at), desc(rebateClaims.id))
      .limit(PAGE_SIZE)
      .offset((pageNo - 1) * PAGE_SIZE);
    const count = await reader.$count(rebateClaims, isOwn);
    const last = await lastClaim(reader, who);
    const from = last && last.at.getTime() + CLAIM_GAP_MS;
    const now = clock.now();
    return {
      ...(await openRebate(reader, who)),
      min: rebateMin,
      mayClaimFrom: from && from > now.getTime() ? from : null,
      unclaimed: rebateIsLost ? "LOST" : "PAID",
      isPaused: await isGiftPaused(reader, { merchant: code, memberId }, now),
      records: records.map(toClaim),
      totalPages: Math.ceil(count / PAGE_SIZE),
    };
  });
}
