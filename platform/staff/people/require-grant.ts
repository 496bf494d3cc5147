import { mayDo, type Permission } from "../../contract/staff/roles.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { EVERYWHERE, type Person } from "./desk.ts";

/** True when one of the person's grants, for this merchant or for all, is of a role that may do this. */
export const hasGrant = (person: Person, permission: Permission, merchant: string): boolean =>
  person.grants.some(
    (grant) =>
      (grant.merchant === EVERYWHERE || grant.merchant === merchant) &&
      mayDo(grant.role, permission),
  );

/**
 * Refuses with no_permission a person without a grant for this at the merchant. An unknown merchant is
 * refused alike, so that nobody learns of others.
 */
export function requireGrant(person: Person, permission: Permission, merchant: string): void {
  if (!hasGrant(person, permission, merchant)) throw new Refusal("no_permission", { status: 403 });
}
