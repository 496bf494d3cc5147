import { and, eq } from "drizzle-orm";
import type { avatarSet } from "../../contract/members/profile.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { members } from "../../store/schema/merchant.ts";

/** Sets the member's picture. */
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
