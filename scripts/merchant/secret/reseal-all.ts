import { listMerchants } from "#platform/staff/merchant/list-merchants.ts";
import { countSealed, type Resealed, reseal } from "#platform/staff/secrets/reseal.ts";
import { resealPeople } from "#platform/staff/secrets/reseal-people.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";

/**
 * Seals every merchant's rows and those of staff anew after a change of the master secret, or counts
 * those left.
 */
export async function resealAll(
  staff: StaffContext,
  say: (line: string) => void,
  { isOnlyCount = false } = {},
): Promise<void> {
  let left = 0;
  const tell = (of: string, kinds: readonly Resealed[]) => {
    for (const kind of kinds) {
      left += kind.left;
      if (kind.sealed > 0) say(`${of}: ${kind.sealed} ${kind.name} sealed anew`);
      if (kind.left > 0) say(`${of}: ${kind.left} ${kind.name} left`);
      if (kind.unreadable > 0) say(`${of}: ${kind.unreadable} of them open with neither secret`);
    }
  };
  for (const { code } of await listMerchants(staff)) {
    const kinds = isOnlyCount
      ? (await countSealed(staff, code)).map((kind) => ({ ...kind, sealed: 0, unreadable: 0 }))
      : await reseal(staff, code);
    tell(code, kinds);
  }
  tell("office", await resealPeople(staff, { isOnlyCount }));
  if (left > 0) {
    throw new Error(`${left} rows are sealed with another secret than MASTER_SECRET.`);
  }
  say("Everything is sealed with MASTER_SECRET; MASTER_SECRET_OTHER is not needed.");
}
