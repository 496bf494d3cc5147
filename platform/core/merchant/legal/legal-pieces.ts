import { eq } from "drizzle-orm";
import { LEGAL_PIECES, type LegalPiece, type LegalState } from "../../../contract/core/legal.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { legalConfirmations, legalTexts } from "../../../store/schema/legal.ts";

export type Piece = {
  piece: LegalPiece;
  state: LegalState;
  /** What the site shows, and its SHA-256; null where it shows nothing. */
  text: string | null;
  hash: string | null;
  /** Since when the site shows it. */
  since: Date | null;
  isDemonstration: boolean;
  /** Of this text; null while nobody stands for it. */
  confirmedBy: string | null;
  confirmedAt: Date | null;
};

/** Every legal piece of a merchant, in order, with the person who stands for its present text. */
export async function legalPieces(tx: Transaction, merchant: string): Promise<Piece[]> {
  const shown = await tx.select().from(legalTexts).where(eq(legalTexts.merchant, merchant));
  const words = await tx
    .select()
    .from(legalConfirmations)
    .where(eq(legalConfirmations.merchant, merchant));
  return LEGAL_PIECES.map((piece) => {
    const row = shown.find((one) => one.piece === piece);
    const own = words.filter((one) => one.piece === piece);
    const word = own.find(({ hash }) => hash === row?.hash);
    return {
      ...{ piece, text: row?.text ?? null, hash: row?.hash ?? null, since: row?.since ?? null },
      isDemonstration: row?.isDemonstration ?? false,
      state: stateOf(row, word !== undefined, own.length > 0),
      confirmedBy: word?.confirmedBy ?? null,
      confirmedAt: word?.confirmedAt ?? null,
    };
  });
}

function stateOf(
  row: typeof legalTexts.$inferSelect | undefined,
  isConfirmed: boolean,
  wasConfirmed: boolean,
): LegalState {
  if (!row?.hash) return "missing";
  if (isConfirmed) return "confirmed";
  if (row.isDemonstration) return "demonstration";
  return wasConfirmed ? "changed" : "unconfirmed";
}
