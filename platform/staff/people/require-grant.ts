import { mayDo, type Permission } from "../../contract/staff/roles.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { EVERYWHERE, type Person } from "./desk.ts";

/**
 * Refuses with no_permission unless one of the person's grants, for this merchant or for all, is of
 * a role that may do this. An unknown merchant is refused alike, so that nobody learns of others.
 */
export function requireGrant(person: Person, permission: Permission, merchant: string): void {
  const isGranted = person.grants.some(
    (grant) =>
      (grant.merchant === EVERYWHERE || grant.merchant === merchant) &&
      mayDo(grant.role, permission),
  );
  if (!isGranted) throw new Refusal("no_permission", { status: 403 });
}
