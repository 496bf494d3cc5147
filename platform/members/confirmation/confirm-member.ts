import { and, eq } from "drizzle-orm";
import type { memberConfirm } from "../../contract/members/account.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { acceptedTexts } from "../../core/merchant/legal/accepted-texts.ts";
import { members } from "../../store/schema/merchant.ts";
import { requireConsents } from "../account/check-registration.ts";
import { ownRow } from "../account/own-row.ts";

/**
 * Keeps that the owner of an account which an agent made is of age and accepts the terms. The audit
 * has the hashes of the texts that the site showed.
 */
export async function confirmMember(
  context: Context,
  input: InputOf<typeof memberConfirm>,
): Promise<Record<string, never>> {
  const { store, merchant } = context;
  requireConsents(input, merchant.ageMin);
  await store.inMerchant(merchant.code, async (tx) => {
    const { id } = await ownRow(context, tx);
    const due = and(
      eq(members.merchant, merchant.code),
      eq(members.id, id),
      eq(members.isConfirmationDue, true),
    );
    const changed = await tx
      .update(members)
      .set({ isConfirmationDue: false })
      .where(due)
      .returning({ id: members.id });
    if (changed.length === 0) return;
    const details = { age: merchant.ageMin, ...(await acceptedTexts(tx, merchant.code)) };
    await record(context, tx, { action: "memberConfirm", memberId: id, details });
  });
  return {};
}
