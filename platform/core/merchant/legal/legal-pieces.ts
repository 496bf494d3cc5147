import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { LEGAL_PIECES, type LegalPiece, type LegalState } from "../../../contract/core/legal.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { legalBrandTexts, legalConfirmations } from "../../../store/schema/legal.ts";

export type Piece = {
  piece: LegalPiece;
  state: LegalState;
  /** The brands that told what they show. */
  brands: string[];
  /** What they show, and its SHA-256; null where one of them shows nothing. */
  text: string | null;
  hash: string | null;
  /** Since when they show it. */
  since: Date | null;
  isDemonstration: boolean;
  /** Of this text; null while nobody stands for it. */
  confirmedBy: string | null;
  confirmedAt: Date | null;
};

/**
 * Every legal piece of a merchant, in order, with the person who stands for its present text. The texts
 * of several brands are one.
 */
export async function legalPieces(tx: Transaction, merchant: string): Promise<Piece[]> {
  const told = await tx
    .select()
    .from(legalBrandTexts)
    .where(eq(legalBrandTexts.merchant, merchant))
    .orderBy(asc(legalBrandTexts.brand));
  const words = await tx
    .select()
    .from(legalConfirmations)
    .where(eq(legalConfirmations.merchant, merchant));
  return LEGAL_PIECES.map((piece) => {
    const shown = joined(told.filter((one) => one.piece === piece));
    const own = words.filter((one) => one.piece === piece);
    const word = own.find(({ hash }) => hash === shown.hash);
    return {
      ...{ piece, ...shown },
      state: stateOf(shown, word !== undefined, own.length > 0),
      confirmedBy: word?.confirmedBy ?? null,
      confirmedAt: word?.confirmedAt ?? null,
    };
  });
}

type Shown = Pick<Piece, "brands" | "text" | "hash" | "since" | "isDemonstration">;

/** A piece of several brands is shown only where each of them shows it. */
function joined(rows: readonly (typeof legalBrandTexts.$inferSelect)[]): Shown {
  const texts = rows.flatMap(({ text }) => text ?? []);
  const text = rows.length > 0 && texts.length === rows.length ? texts.join("\n\n") : null;
  const since = Math.max(...rows.map((row) => row.since.getTime()));
  return {
    ...{ brands: rows.map(({ brand }) => brand), text },
    hash: text === null ? null : createHash("sha256").update(text).digest("hex"),
    since: rows.length > 0 ? new Date(since) : null,
    isDemonstration: rows.some(({ isDemonstration }) => isDemonstration),
  };
}

function stateOf(shown: Shown, isConfirmed: boolean, wasConfirmed: boolean): LegalState {
  if (shown.hash === null) return "missing";
  if (isConfirmed) return "confirmed";
  if (shown.isDemonstration) return "demonstration";
  return wasConfirmed ? "changed" : "unconfirmed";
}
