import { and, eq } from "drizzle-orm";
import type { memberConfirm } from "../../contract/members/account.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { legalPieces } from "../../core/merchant/legal/legal-pieces.ts";
import { members } from "../../store/schema/merchant.ts";
import { requireConsents } from "../account/check-registration.ts";
import { ownRow } from "../account/own-row.ts";

/** What a member stands for by the confirmation. */
const CONFIRMED = ["terms", "privacy"];

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
    const pieces = await legalPieces(tx, merchant.code);
    const shown = pieces.flatMap(({ piece, hash }) =>
      CONFIRMED.includes(piece) && hash ? [[piece, hash] as const] : [],
    );
    const details = { age: merchant.ageMin, ...Object.fromEntries(shown) };
    await record(context, tx, { action: "memberConfirm", memberId: id, details });
  });
  return {};
}
