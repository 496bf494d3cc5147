import { and, eq, isNull } from "drizzle-orm";
import type { payoutAccountRemove } from "../../contract/money/payout.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { tellOfChange } from "../../core/outbox/tell-member.ts";
import { requireRecentProof } from "../../members/challenge/require-proof.ts";
import { payoutAccounts } from "../../store/schema/payout.ts";

/** Removes one of the member's own accounts after a recent proof. The row stays for its earlier withdrawals. */
export async function removePayoutAccount(
  context: Context,
  { id }: InputOf<typeof payoutAccountRemove>,
): Promise<Record<string, never>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  await store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const removed = await tx
      .update(payoutAccounts)
      .set({ removedAt: clock.now() })
      .where(
        and(
          eq(payoutAccounts.merchant, merchant.code),
          eq(payoutAccounts.memberId, memberId),
          eq(payoutAccounts.id, id),
          isNull(payoutAccounts.removedAt),
        ),
      )
      .returning({ kind: payoutAccounts.kind });
    const kind = removed[0]?.kind;
    if (!kind) throw new Refusal("unknown_payout_account", { status: 404 });
    const details = { kind, account: id };
    await record(context, tx, { action: "payoutAccountRemove", memberId, details });
    await tellOfChange(context, tx, memberId, "payoutAccountRemoved");
  });
  return {};
}
