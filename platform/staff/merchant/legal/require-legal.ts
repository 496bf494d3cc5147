import { eq } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { legalPieces } from "../../../core/merchant/legal/legal-pieces.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { merchants } from "../../../store/schema/merchant.ts";

/**
 * Refuses with legal_missing until a person stands for each legal piece of the merchant's site.
 * The details name each such piece with its state, and the command. A demonstration's merchant needs
 * none.
 */
export async function requireLegal(tx: Transaction, merchant: string): Promise<void> {
  const [row] = await tx
    .select({ isDemonstration: merchants.isDemonstration })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  if (row?.isDemonstration) return;
  const open = (await legalPieces(tx, merchant)).filter(({ state }) => state !== "confirmed");
  if (open.length === 0) return;
  const states = open.map(({ piece, state }) => [piece, state] as const);
  const details = { ...Object.fromEntries(states), command: `legal list ${merchant}` };
  throw new Refusal("legal_missing", { field: "status", status: 409, details });
}
