import { and, eq } from "drizzle-orm";
import { record } from "../audit/record.ts";
import { requireRealAccount } from "../auth/require-actor.ts";
import type { Context } from "../context.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import type { purseAutoSet } from "../contract/purses.ts";
import { members } from "../store/schema/merchant.ts";

/** Whether the member's cash goes along into games of vendors with purses, and comes back, by itself. */
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
