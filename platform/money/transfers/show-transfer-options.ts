import { and, eq } from "drizzle-orm";
import { isAgentType } from "../../contract/members/account-type.ts";
import type { transferOptions } from "../../contract/money/transfers.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { transferTermsAt } from "../../core/merchant/config/terms-at.ts";
import { maskPhoneName } from "../../domain/members/mask-phone-name.ts";
import { transferBlocks } from "../../domain/money/transfers/transfer-blocks.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { readTransferStanding } from "./read-transfer-standing.ts";

/** To whom the member may transfer, how much now, and why not. */
export async function showTransferOptions(
  context: Context,
): Promise<ValueOf<typeof transferOptions>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const { allows } = await policyFor(context);
  return store.inMerchant(merchant.code, async (tx) => {
    const terms = await transferTermsAt(tx, merchant.code, clock.now());
    const { amountMin, amountMax } = terms;
    const standing = await readTransferStanding(context, tx, memberId, terms);
    const { balance, sumPerDayLeft, parentId, type } = standing;
    const hasUpline = terms.toUpline && allows.transfersToAgent;
    return {
      upline: hasUpline && parentId ? await activeAccount(tx, merchant.code, parentId) : null,
      canSendDown: terms.toDownline && allows.transfersFromAgent && isAgentType(type),
      amountMin,
      amountMax,
      sumPerDayLeft,
      balance,
      transferable: standing.withdrawable,
      locked: standing.locked,
      blocks: transferBlocks(standing, clock.now()),
    };
  });
}

async function activeAccount(tx: Transaction, merchant: string, id: string) {
  const [row] = await tx
    .select({ username: members.username })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, id), eq(members.status, "active")));
  return row ? maskPhoneName(row.username) : null;
}
