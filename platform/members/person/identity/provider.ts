import type {
  DocumentKind,
  RefusedFor,
  VerificationState,
} from "../../../contract/members/verification-kinds.ts";
import type { Context } from "../../../core/context.ts";

export type ProviderContext = Pick<Context, "secrets" | "clock" | "random" | "outside">;

export type IdentityCheck = {
  /** Ours. The same reference is the same check. */
  reference: string;
  name: string;
  birthday: string;
  documentKind: DocumentKind;
  documentNumber: string;
  /** The person's, ISO 3166; empty when unknown. */
  country: string;
};

export type ProviderAnswer = {
  state: VerificationState;
  reason: RefusedFor | null;
  validUntil: Date | null;
};

/**
 * An outside provider that verifies identities. No clear answer throws an Unknown, and the check stays
 * pending. A callback's own words are never believed.
 */
export type IdentityProvider = {
  /** Opens a check, or returns the existing one of this reference. */
  create(context: ProviderContext, origin: string, check: IdentityCheck): Promise<ProviderAnswer>;
  /** The true state; null when the provider does not know the reference. */
  query(
    context: ProviderContext,
    origin: string,
    reference: string,
  ): Promise<ProviderAnswer | null>;
};
