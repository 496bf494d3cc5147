import type { LegalPiece } from "../../../contract/core/legal.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { legalPieces, type Piece } from "../../../core/merchant/legal/legal-pieces.ts";
import { legalConfirmations } from "../../../store/schema/legal.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";

type Input = {
  merchant: string;
  piece: LegalPiece;
  /** The first digits of the hash that the person read. */
  hash: string;
  /** True to stand for a text of the demonstration. */
  isSure?: boolean;
};

/**
 * Stores that the person stands for the present text of a piece. Doing it again changes nothing.
 * Refuses what the site does not show with unknown_text, a text that changed since it was read with
 * text_changed, and the demonstration's text without `isSure` with demonstration_text.
 */
export async function confirmLegal(
  context: StaffContext,
  { merchant, piece, hash, isSure = false }: Input,
): Promise<Piece> {
  const entry = { action: "confirmLegal", details: { piece, hash }, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const found = (await legalPieces(tx, merchant)).find((one) => one.piece === piece)!;
    const { text, hash: whole, state } = found;
    if (text === null || whole === null) {
      throw new Refusal("unknown_text", { field: "piece", status: 404 });
    }
    if (!whole.startsWith(hash)) throw new Refusal("text_changed", { field: "hash", status: 409 });
    if (state === "demonstration" && !isSure) {
      throw new Refusal("demonstration_text", { field: "sure", status: 409 });
    }
    if (state === "confirmed") return found;
    const [confirmedBy, confirmedAt] = [context.staff, context.clock.now()];
    const word = { merchant, piece, hash: whole, text, confirmedAt, confirmedBy };
    await tx.insert(legalConfirmations).values(word).onConflictDoNothing();
    return { ...found, state: "confirmed", confirmedBy, confirmedAt };
  });
}
