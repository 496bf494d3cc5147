import type { VerifiedStep } from "../../../contract/members/verification-kinds.ts";
import type { Context } from "../../../core/context.ts";
import { policyFor } from "../../../core/guard.ts";

export type IdentityTerms = {
  birthDateAtRegistration: boolean;
  documentAtRegistration: boolean;
  /** The first step that waits for a verified identity. */
  verifyBefore: VerifiedStep;
  minAge: number;
  documentYears: number;
};

/** What the place of the merchant and of the visitor asks about the identity of players. */
export async function identityTerms(
  context: Pick<Context, "store" | "merchant" | "clientCountry">,
): Promise<IdentityTerms> {
  const { identity, numbers } = await policyFor(context);
  return { ...identity, documentYears: numbers.documentYears };
}
