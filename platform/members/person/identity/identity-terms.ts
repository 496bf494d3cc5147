import type { VerifiedStep } from "../../../contract/members/verification-kinds.ts";
import type { Context } from "../../../core/context.ts";
import { policyOfVisit } from "../../../core/guard.ts";
import { rowOfMerchant } from "../../../core/merchant/find-merchant.ts";

export type IdentityTerms = {
  /** The first step that waits for a verified identity; null when none does. */
  verifyBefore: VerifiedStep | null;
  minAge: number;
  documentYears: number;
};

/**
 * What the place of the merchant and of the visitor asks about the identity of players. A demonstration
 * has no money that a law is about, so nothing there waits for it.
 */
export async function identityTerms(
  context: Pick<Context, "store" | "merchant" | "clientCountry">,
): Promise<IdentityTerms> {
  const row = await rowOfMerchant(context.store, context.merchant);
  const { identity, numbers } = policyOfVisit(row, context.clientCountry);
  const isDemo = row.isDemonstration && row.jurisdiction === "demo";
  return {
    verifyBefore: isDemo ? null : identity.verifyBefore,
    minAge: identity.minAge,
    documentYears: numbers.documentYears,
  };
}
