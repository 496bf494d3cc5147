import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { AwardKind } from "../../contract/club/awards.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Clock } from "../../core/context.ts";
import { policyOfRow } from "../../core/guard.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import type { Store } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";
import { issueAward } from "./issue-award.ts";

const ROWS_MAX = 500;

/**
 * Pays the waiting awards of some kinds without a press of the member. Each in its own transaction;
 * whoever may not receive one now keeps it waiting.
 */
export async function payWaiting(
  { store, clock, merchant }: { store: Store; clock: Clock; merchant: MerchantRow },
  kinds: readonly AwardKind[],
): Promise<void> {
  const { code } = merchant;
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
          inArray(awards.kind, [...kinds]),
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
