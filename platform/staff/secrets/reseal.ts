import { sealOf } from "../../core/seal/seal-text.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import type { Page, PageDone, SealedKind } from "./sealed-kind.ts";
import { SEALED_KINDS } from "./sealed-kinds.ts";

const BATCH = 500;

/** A kind of sealed rows: those sealed anew, those that no key opens, and those that are left. */
export type Resealed = { name: string; sealed: number; unreadable: number; left: number };

/**
 * Seals a merchant's rows anew with the signing key, in short transactions, while servers run. It
 * may be stopped and started again. Rows that somebody holds are done last, one after the other, so
 * that it never holds one row while it waits for another. Refuses an unknown merchant with
 * unknown_merchant.
 */
export async function reseal(staff: StaffContext, merchant: string): Promise<Resealed[]> {
  await asStaff(staff, merchant, { action: "reseal", changesPages: false }, async () => undefined);
  const done: Resealed[] = [];
  for (const kind of SEALED_KINDS) {
    const free = await resealPages(staff, merchant, kind, { most: BATCH, isWaiting: false });
    const held = await resealPages(staff, merchant, kind, { most: 1, isWaiting: true });
    const left = await countLeft(staff, merchant, kind);
    const sealed = free.sealed + held.sealed;
    done.push({ name: kind.name, sealed, unreadable: held.unreadable, left });
  }
  return done;
}

/** How many rows of each kind the signing key has not sealed. */
export function countSealed(staff: StaffContext, merchant: string) {
  return Promise.all(
    SEALED_KINDS.map(async (kind) => ({
      name: kind.name,
      left: await countLeft(staff, merchant, kind),
    })),
  );
}

function countLeft({ store, secrets }: StaffContext, merchant: string, kind: SealedKind) {
  return store.inMerchant(merchant, (tx) => kind.count(tx, merchant, sealOf(secrets)));
}

type Way = { most: number; isWaiting: boolean };

async function resealPages(
  { store, secrets, random }: StaffContext,
  code: string,
  kind: SealedKind,
  { most, isWaiting }: Way,
) {
  const context = { secrets, random, merchant: { code } };
  const lock: Page["lock"] = isWaiting ? {} : { skipLocked: true };
  const total = { sealed: 0, unreadable: 0 };
  for (let after: string | undefined = ""; after !== undefined; ) {
    const page = { after, most, lock };
    const done: PageDone = await store.inMerchant(code, (tx) =>
      kind.reseal(context, tx, sealOf(secrets), page),
    );
    total.sealed += done.sealed;
    total.unreadable += done.unreadable;
    after = done.last;
  }
  return total;
}
