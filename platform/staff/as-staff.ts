import { newId } from "../core/access/token.ts";
import { appendAudit } from "../core/audit/append-audit.ts";
import { announceChange } from "../core/merchant/announce-change.ts";
import { findMerchant } from "../core/merchant/find-merchant.ts";
import type { Transaction } from "../store/open-store.ts";
import type { StaffContext } from "./staff-context.ts";

type Entry = {
  action: string;
  details?: Record<string, unknown>;
  /** False when no page of the site changes. */
  changesPages?: boolean;
};

/** The entry, or how it follows from what was done. Null when nothing was. */
type EntryOf<T> = Entry | ((done: T) => Entry | null);

/**
 * Runs one act of staff for a merchant in one transaction: the work, its audit entry and the
 * message to servers that pages are old. All of it happens or nothing. Refuses an unknown merchant
 * with unknown_merchant.
 */
export async function asStaff<T>(
  context: StaffContext,
  merchant: string,
  entry: EntryOf<T>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { store } = context;
  await findMerchant(store, merchant);
  return store.inMerchant(merchant, (tx) => actOfStaff(context, tx, merchant, entry, work));
}

/** The same within the caller's transaction, in which the merchant may be new. */
export async function actOfStaff<T>(
  { clock, random, staff }: Pick<StaffContext, "clock" | "random" | "staff">,
  tx: Transaction,
  merchant: string,
  entry: EntryOf<T>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const done = await work(tx);
  const written = typeof entry === "function" ? entry(done) : entry;
  if (!written) return done;
  const { action, details = {}, changesPages = true } = written;
  const id = newId(random);
  const log = { merchant, log: "staff", at: clock.now() } as const;
  await appendAudit(tx, log, { id, staff, action, details });
  if (changesPages) await announceChange(tx, merchant);
  return done;
}
