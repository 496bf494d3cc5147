import type { Context } from "../core/context.ts";
import type { SealKeys } from "../core/seal/seal-text.ts";

/** The context of a staff verb: no request, but a person who is responsible. */
export type StaffContext = Pick<Context, "store" | "clock" | "random"> & {
  /** Opens and seals personal data. */
  secrets: SealKeys;
  /** The responsible person, as the audit shows them. */
  staff: string;
  /** The person's id. Two words are two people's only when their ids differ. */
  staffId: string;
  /** The request that this person decides; only approve() sets it. */
  deciding?: string | undefined;
};
