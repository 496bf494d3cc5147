import type { Transaction } from "../../../store/open-store.ts";
import { legalPieces } from "./legal-pieces.ts";

/** What a member stands for by an agreement. */
const ACCEPTED = ["terms", "privacy"];

/** The hashes of the texts that the site shows beside an agreement, for the audit. */
export async function acceptedTexts(
  tx: Transaction,
  merchant: string,
): Promise<Record<string, string>> {
  const pieces = await legalPieces(tx, merchant);
  return Object.fromEntries(
    pieces.flatMap(({ piece, hash }) =>
      ACCEPTED.includes(piece) && hash ? [[piece, hash] as const] : [],
    ),
  );
}
