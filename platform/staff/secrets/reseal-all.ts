import type { staffSecretReseal } from "../../contract/staff/merchant/secrets.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { listMerchants } from "../merchant/list-merchants.ts";
import { EVERYWHERE } from "../people/desk.ts";
import type { StaffContext } from "../staff-context.ts";
import { countSealed, type Resealed, reseal } from "./reseal.ts";
import { resealPeople } from "./reseal-people.ts";

/**
 * Seals rows anew after a change of the master secret, or only counts those left. At "*" it is every
 * merchant and then the office, else the named merchant alone. It may be stopped and repeated.
 */
export async function resealAll(
  staff: StaffContext,
  asked: string,
  { isOnlyCount }: { isOnlyCount: boolean },
): Promise<ValueOf<typeof staffSecretReseal>> {
  const isEverywhere = asked === EVERYWHERE;
  const merchants = isEverywhere ? (await listMerchants(staff)).map(({ code }) => code) : [asked];
  const found: (Resealed & { of: string })[] = [];
  for (const of of merchants) {
    const kinds = isOnlyCount
      ? (await countSealed(staff, of)).map((kind) => ({ ...kind, sealed: 0, unreadable: 0 }))
      : await reseal(staff, of);
    found.push(...kinds.map((kind) => ({ of, ...kind })));
  }
  if (isEverywhere) {
    const own = await resealPeople(staff, { isOnlyCount });
    found.push(...own.map((kind) => ({ of: "office", ...kind })));
  }
  return {
    left: found.reduce((sum, { left }) => sum + left, 0),
    kinds: found
      .filter(({ sealed, left }) => sealed + left > 0)
      .map(({ name: kind, ...rest }) => ({ kind, ...rest })),
  };
}
