import { and, eq } from "drizzle-orm";
import type { languageSet } from "../../contract/members/profile.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { members } from "../../store/schema/merchant.ts";

/** Sets the language in which the platform writes to the member. */
export async function setLanguage(
  context: Context,
  { language }: InputOf<typeof languageSet>,
): Promise<Record<string, never>> {
  const { memberId } = requireActor(context);
  const { code } = context.merchant;
  await context.store.inMerchant(code, async (tx) => {
    await tx
      .update(members)
      .set({ language })
      .where(and(eq(members.merchant, code), eq(members.id, memberId)));
    await record(context, tx, { action: "languageSet", memberId, details: { language } });
  });
  return {};
}
