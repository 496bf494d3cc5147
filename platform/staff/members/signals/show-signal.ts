import { and, asc, desc, eq, ne } from "drizzle-orm";
import { signalEvidence } from "../../../contract/members/protection/signal-evidence.ts";
import type { staffSignalShow } from "../../../contract/staff/members/signals.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { playSignals, signalContacts } from "../../../store/schema/signal.ts";
import type { StaffContext } from "../../staff-context.ts";
import { requireSignal } from "./find-signal.ts";

const SHOWN = 20;

/** One signal with its contacts, and the other signals of the account. */
export async function showSignal(
  { store }: StaffContext,
  { merchant, reference }: { merchant: string; reference: string },
): Promise<ValueOf<typeof staffSignalShow>> {
  await findMerchant(store, merchant);
  return store.inMerchant(merchant, async (tx) => {
    const { row, account } = await requireSignal(tx, merchant, reference);
    const contacts = await tx
      .select()
      .from(signalContacts)
      .where(and(eq(signalContacts.merchant, merchant), eq(signalContacts.signal, row.id)))
      .orderBy(asc(signalContacts.at), asc(signalContacts.id));
    const others = await tx
      .select()
      .from(playSignals)
      .where(
        and(
          eq(playSignals.merchant, merchant),
          eq(playSignals.member, row.member),
          ne(playSignals.id, row.id),
        ),
      )
      .orderBy(desc(playSignals.day), asc(playSignals.rule))
      .limit(SHOWN);
    const { closedAt, closedBy, closedFor } = row;
    return {
      ...{ reference: row.id, account, rule: row.rule, day: row.day, state: row.state },
      evidence: signalEvidence.parse(row.evidence),
      foundAt: row.foundAt.getTime(),
      readAt: row.readAt?.getTime() ?? null,
      contacts: contacts.map(({ at, staff, way, note }) => ({
        ...{ at: at.getTime(), staff, way, note },
      })),
      closed: closedAt && { at: closedAt.getTime(), staff: closedBy ?? "", note: closedFor ?? "" },
      others: others.map(({ id, rule, day, state }) => ({ reference: id, rule, day, state })),
    };
  });
}
