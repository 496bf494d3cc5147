import { and, eq } from "drizzle-orm";
import type { purseAutoSet } from "../../contract/play/purses.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { members } from "../../store/schema/merchant.ts";

/** Sets whether the member's cash moves into games of vendors with purses, and back. */
export async function setAutoPurse(
  context: Context,
  { isAuto }: InputOf<typeof purseAutoSet>,
): Promise<ValueOf<typeof purseAutoSet>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  await store.inMerchant(merchant.code, async (tx) => {
    await tx
      .update(members)
      .set({ hasAutoPurse: isAuto })
      .where(and(eq(members.merchant, merchant.code), eq(members.id, memberId)));
    await record(context, tx, { action: "purseAutoSet", memberId, details: { isAuto } });
  });
  return { isAuto };
}
