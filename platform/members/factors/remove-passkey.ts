import { and, eq } from "drizzle-orm";
import type { passkeyRemove } from "../../contract/members/factors.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { passkeys } from "../../store/schema/factor.ts";
import { ownRow } from "../account/own-row.ts";
import { distrustDevices } from "../challenge/device.ts";
import { requireRecentProof } from "../challenge/require-proof.ts";

/** Removes one of the member's own passkeys. */
export async function removePasskey(
  context: Context,
  { id }: InputOf<typeof passkeyRemove>,
): Promise<Record<string, never>> {
  const { store, merchant } = context;
  await store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    const { id: memberId } = await ownRow(context, tx);
    const gone = await tx
      .delete(passkeys)
      .where(
        and(
          eq(passkeys.merchant, merchant.code),
          eq(passkeys.memberId, memberId),
          eq(passkeys.id, id),
        ),
      )
      .returning({ name: passkeys.name });
    if (!gone[0]) throw new Refusal("not_found", { status: 404 });
    await distrustDevices(context, tx, memberId);
    await record(context, tx, { action: "passkeyRemove", memberId, details: gone[0] });
  });
  return {};
}
