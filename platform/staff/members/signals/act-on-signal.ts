import { and, eq, ne } from "drizzle-orm";
import type {
  staffSignalClose,
  staffSignalContact,
} from "../../../contract/staff/members/signals.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { newId } from "../../../core/access/token.ts";
import { recordsEnd } from "../../../core/guard.ts";
import { findMerchant, readMerchant } from "../../../core/merchant/find-merchant.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { playSignals, signalContacts } from "../../../store/schema/signal.ts";
import type { StaffContext } from "../../staff-context.ts";
import { asStaffOfMember } from "../as-staff-of-member.ts";
import { requireSignal, type SignalRow } from "./find-signal.ts";

type At = { merchant: string };
type Change = Partial<Pick<SignalRow, "state" | "closedAt" | "closedBy" | "closedFor">>;

/** Writes down a contact with the player. The signal then waits for its closing. */
export async function contactAboutSignal(
  staff: StaffContext,
  asked: At & InputOf<typeof staffSignalContact>,
): Promise<void> {
  const { merchant, reference, way, note } = asked;
  const now = staff.clock.now();
  const at = asked.at === undefined ? now : new Date(asked.at);
  if (at > now) throw new Refusal("contact_later", { field: "at" });
  const expiresAt = recordsEnd(await readMerchant(staff.store, merchant), at);
  const entry = { action: "signalContact", details: { signal: reference, way, note } };
  await onSignal(staff, asked, entry, async (tx, row) => {
    await change(tx, row, { state: "CONTACTED" });
    const id = newId(staff.random);
    const contact = { merchant, id, signal: row.id, at, staff: staff.staff, way, note, expiresAt };
    await tx.insert(signalContacts).values(contact);
  });
}

/** Closes a signal with the reason. */
export async function closeSignal(
  staff: StaffContext,
  asked: At & InputOf<typeof staffSignalClose>,
): Promise<void> {
  const { reference, note } = asked;
  const entry = { action: "signalClose", details: { signal: reference, note } };
  await onSignal(staff, asked, entry, (tx, row) =>
    change(tx, row, {
      ...{ state: "CLOSED", closedAt: staff.clock.now(), closedBy: staff.staff, closedFor: note },
    }),
  );
}

async function onSignal(
  staff: StaffContext,
  { merchant, reference }: At & { reference: string },
  entry: { action: string; details: Record<string, string> },
  act: (tx: Transaction, row: SignalRow) => Promise<void>,
): Promise<void> {
  const { store } = staff;
  await findMerchant(store, merchant);
  const { account } = await store.inMerchant(merchant, (tx) =>
    requireSignal(tx, merchant, reference),
  );
  await asStaffOfMember(staff, { merchant, account }, entry, async (tx) => {
    const { row } = await requireSignal(tx, merchant, reference);
    await act(tx, row);
  });
}

/** Changes a signal that is not closed. Of two people who close it at once, the second is refused. */
async function change(tx: Transaction, { merchant, id }: SignalRow, set: Change): Promise<void> {
  const changed = await tx
    .update(playSignals)
    .set(set)
    .where(
      and(
        eq(playSignals.merchant, merchant),
        eq(playSignals.id, id),
        ne(playSignals.state, "CLOSED"),
      ),
    );
  if (changed.rowCount === 0) throw new Refusal("signal_closed", { status: 409 });
}
