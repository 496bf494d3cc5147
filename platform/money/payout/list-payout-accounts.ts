import { and, asc, eq, isNull } from "drizzle-orm";
import {
  PAYOUT_ACCOUNTS_MAX,
  type payoutAccounts as payoutAccountsCall,
} from "../../contract/money/payout.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { members } from "../../store/schema/merchant.ts";
import { payoutAccounts } from "../../store/schema/payout.ts";
import { payoutKinds } from "./payout-kinds.ts";

/** The member's own accounts for withdrawals, with only the end of their numbers. */
export async function listPayoutAccounts(
  context: Context,
): Promise<ValueOf<typeof payoutAccountsCall>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const kinds = await payoutKinds(context);
  const [rows, [member]] = await store.reading(merchant.code, async (reader) => [
    await reader
      .select()
      .from(payoutAccounts)
      .where(
        and(
          eq(payoutAccounts.merchant, merchant.code),
          eq(payoutAccounts.memberId, memberId),
          isNull(payoutAccounts.removedAt),
        ),
      )
      .orderBy(asc(payoutAccounts.createdAt)),
    await reader
      .select({ profile: members.profile })
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.id, memberId))),
  ]);
  return {
    holder: member?.profile.payeeName ?? "",
    kinds,
    accountsMax: PAYOUT_ACCOUNTS_MAX,
    list: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      label: row.label,
      numberEnd: row.numberEnd,
      createdAt: row.createdAt.getTime(),
      usableAt: row.usableAt.getTime(),
      isUsable: row.usableAt <= clock.now(),
    })),
  };
}
