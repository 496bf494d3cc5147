import type { Context } from "../../core/context.ts";
import { isSealed, openText, type SealContext, sealText } from "../../core/seal/seal-text.ts";

type Profile = Record<string, string>;

/** Papers, addresses, bank numbers and the facts of a closed account, by any name of a merchant. */
export const PRIVATE_FIELD = "idnumber|address|bank|closedfacts";
const isPrivate = (field: string) => new RegExp(PRIVATE_FIELD, "i").test(field);

/** The stored form of a member's profile. Private fields are sealed for this member. */
export function sealProfile(
  context: SealContext & Pick<Context, "random">,
  memberId: string,
  given: Profile,
): Profile {
  return mapped(given, (field, value) =>
    isPrivate(field) && value ? sealText(context, `${memberId}:${field}`, value) : value,
  );
}

/** Opens a stored profile for its owner. */
export function openProfile(context: SealContext, memberId: string, kept: Profile): Profile {
  return mapped(kept, (field, value) =>
    isPrivate(field) && isSealed(value) ? openText(context, `${memberId}:${field}`, value) : value,
  );
}

const mapped = (profile: Profile, change: (field: string, value: string) => string): Profile =>
  Object.fromEntries(
    Object.entries(profile).map(([field, value]) => [field, change(field, value)]),
  );
