import { and, eq } from "drizzle-orm";
import type { clubLetters } from "../../contract/publishing/messages.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { members } from "../../store/schema/merchant.ts";

/** Keeps the member's word about letters of the club, with its record. */
export async function setClubLetters(
  context: Context,
  { isWanted }: InputOf<typeof clubLetters>,
): Promise<null> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  await store.inMerchant(merchant.code, async (tx) => {
    await tx
      .update(members)
      .set({ wantsLetters: isWanted })
      .where(and(eq(members.merchant, merchant.code), eq(members.id, memberId)));
    const details = { isWanted: String(isWanted) };
    await record(context, tx, { action: "clubLettersSet", memberId, details });
  });
  return null;
}
