import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { LEVEL_GIFTS } from "../../../contract/club/awards.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { policyOfRow } from "../../../core/guard.ts";
import { loyaltyOf } from "../../../core/merchant/config/loyalty-terms.ts";
import { awards } from "../../../store/schema/award.ts";
import { issueAward } from "../../awards/issue-award.ts";
import type { LevelParts } from "../level-terms.ts";

const ROWS_MAX = 500;

/**
 * Pays the gifts of levels that wait, where the merchant wants no press of the member. Each in its own
 * transaction; whoever may not receive one now keeps it waiting.
 */
export async function payGifts({ store, clock, merchant }: LevelParts): Promise<void> {
  const { code } = merchant;
  if (!loyaltyOf(merchant).giftsPaidAlone) return;
  const policy = policyOfRow(merchant);
  const at = clock.now();
  const waiting = await store.inMerchant(code, (tx) =>
    tx
      .select({ id: awards.id, member: awards.member })
      .from(awards)
      .where(
        and(
          eq(awards.merchant, code),
          eq(awards.state, "REACHED"),
          inArray(awards.kind, [...LEVEL_GIFTS]),
          or(isNull(awards.expiresAt), gt(awards.expiresAt, at)),
          sql`gift_receiver(${code}, ${awards.member}, ${at.toISOString()}::timestamptz)`,
        ),
      )
      .orderBy(asc(awards.reachedAt), asc(awards.id))
      .limit(ROWS_MAX),
  );
  for (const { id, member } of waiting) {
    const asked = { merchant: code, member, id, by: "platform", at, policy };
    await store.inMerchant(code, (tx) => issueAward(tx, asked)).catch(passRefusal);
  }
}

function passRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
