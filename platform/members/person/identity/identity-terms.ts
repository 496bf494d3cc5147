import type { VerifiedStep } from "../../../contract/members/verification-kinds.ts";
import type { Context } from "../../../core/context.ts";

export type IdentityTerms = {
  birthDateAtRegistration: boolean;
  documentAtRegistration: boolean;
  /** The first step that waits for a verified identity; null when none does. */
  verifyBefore: VerifiedStep | null;
  minAge: number;
  documentYears: number;
};

const NOTHING: IdentityTerms = {
  birthDateAtRegistration: false,
  documentAtRegistration: false,
  verifyBefore: null,
  minAge: 18,
  documentYears: 6,
};

/** What the merchant's place asks about the identity of its players. */
export async function identityTerms(
  _context: Pick<Context, "store" | "merchant">,
): Promise<IdentityTerms> {
  return NOTHING;
}
