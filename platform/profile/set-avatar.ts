import { and, eq } from "drizzle-orm";
import { record } from "../audit/record.ts";
import { requireRealAccount } from "../auth/require-actor.ts";
import type { Context } from "../context.ts";
import type { InputOf } from "../contract/call.ts";
import type { avatarSet } from "../contract/profile.ts";
import { members } from "../store/schema/merchant.ts";

/** Keeps which of the drawn pictures stands for the member. */
export async function setAvatar(
  context: Context,
  { avatar }: InputOf<typeof avatarSet>,
): Promise<Record<string, never>> {
  const { memberId } = requireRealAccount(context);
  const { code } = context.merchant;
  await context.store.inMerchant(code, async (tx) => {
    await tx
      .update(members)
      .set({ avatar })
      .where(and(eq(members.merchant, code), eq(members.id, memberId)));
    await record(context, tx, { action: "avatarSet", memberId, details: { avatar } });
  });
  return {};
}
