import { LEGAL_PIECES, legalTold } from "../../../platform/contract/core/legal.ts";
import type { InputOf } from "../../../platform/contract/wire/call.ts";
import type { Merchant } from "../../../platform/core/context.ts";
import { keepLegalTexts } from "../../../platform/core/merchant/legal/keep-legal-texts.ts";
import { legalPieces } from "../../../platform/core/merchant/legal/legal-pieces.ts";
import { confirmLegal } from "../../../platform/staff/merchant/legal/confirm-legal.ts";
import type { StaffContext } from "../../../platform/staff/staff-context.ts";
import { testContext } from "../../support/database.ts";

type Told = InputOf<typeof legalTold>["pieces"];

/** What the site of an operator shows, with some pieces of it replaced. */
export const ownPieces = (more: Partial<Record<string, Partial<Told[number]>>> = {}): Told =>
  LEGAL_PIECES.map((piece) => ({
    ...{ piece, text: `${piece} of Casa`, isDemonstration: false },
    ...more[piece],
  }));

/** Tells the platform what a brand of the merchant shows, as its site does at its start. */
export async function tellPieces(
  merchant: Merchant,
  pieces = ownPieces(),
  brand = "casa",
): Promise<void> {
  await keepLegalTexts(
    await testContext({ merchant, isSite: true }),
    legalTold.input.parse({ brand, pieces }),
  );
}

/** Everything that a site needs before it opens: its pieces, and a person who stands for each. */
export async function standForPieces(staff: StaffContext, merchant: Merchant): Promise<void> {
  await tellPieces(merchant);
  const { code } = merchant;
  const pieces = await staff.store.inMerchant(code, (tx) => legalPieces(tx, code));
  for (const { piece, hash } of pieces) {
    await confirmLegal(staff, { merchant: code, piece, hash: hash!.slice(0, 12) });
  }
}
