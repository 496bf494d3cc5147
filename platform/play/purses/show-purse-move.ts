import { and, eq } from "drizzle-orm";
import type { purseMoveOne } from "../../contract/play/purses.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { vendors } from "../../store/schema/catalogue.ts";
import { purseMoves } from "../../store/schema/purse.ts";
import { sendMove } from "./ask-move.ts";
import { toPurseMove } from "./to-purse-move.ts";

/**
 * The status of one of the member's moves. The vendor is asked if it is due. Refuses another
 * member's with unknown_move.
 */
export async function showPurseMove(
  context: Context,
  { reference }: InputOf<typeof purseMoveOne>,
): Promise<ValueOf<typeof purseMoveOne>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const [found] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ row: purseMoves, name: vendors.name })
      .from(purseMoves)
      .innerJoin(
        vendors,
        and(eq(vendors.merchant, purseMoves.merchant), eq(vendors.code, purseMoves.vendor)),
      )
      .where(
        and(
          eq(purseMoves.merchant, merchant.code),
          eq(purseMoves.memberId, memberId),
          eq(purseMoves.reference, reference),
        ),
      ),
  );
  if (!found) throw new Refusal("unknown_move", { status: 404 });
  const isOpen = found.row.status === "OPEN";
  return toPurseMove(isOpen ? await sendMove(context, found.row) : found.row, found.name);
}
