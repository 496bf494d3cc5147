import { sql } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { AwardRow } from "../awards/reach-award.ts";
import { isNotLimited } from "./is-not-limited.ts";

/**
 * Looks again right before a rescue bonus is paid, under the terms that gave it. Refuses with
 * balance_not_low while the member owns as much as the mark or more, and with award_gone whoever limited
 * their play since.
 */
export async function requireRescue(
  tx: Transaction,
  { merchant, member, reachedAt }: AwardRow,
): Promise<void> {
  const { terms } = await configAt(tx, merchant, "rescue", reachedAt);
  const { rows } = await tx.execute<{ owned: string; is_free: boolean }>(sql`
    select ledger_owned(${merchant}, ${member})
        + ledger_balance(${merchant}, ${member}, 'frozen') as owned,
      ${isNotLimited(merchant, member)} as is_free`);
  const { owned, is_free: isFree } = rows[0]!;
  if (!isFree || !terms.rescue) throw new Refusal("award_gone", { status: 409 });
  if (BigInt(owned) >= terms.rescue.balanceBelow) {
    throw new Refusal("balance_not_low", { status: 409 });
  }
}
