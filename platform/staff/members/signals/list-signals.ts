import { and, asc, count, desc, eq, ne } from "drizzle-orm";
import { signalEvidence } from "../../../contract/members/protection/signal-evidence.ts";
import type { staffSignalList } from "../../../contract/staff/members/signals.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { members } from "../../../store/schema/merchant.ts";
import { playSignals, signalContacts } from "../../../store/schema/signal.ts";
import type { StaffContext } from "../../staff-context.ts";

const SHOWN = 50;

/** The signals that wait for staff, the oldest first, or the newest of all. */
export async function listSignals(
  { store }: StaffContext,
  merchant: string,
  { all }: { all: boolean },
): Promise<ValueOf<typeof staffSignalList>> {
  await findMerchant(store, merchant);
  const { state, foundAt, id } = playSignals;
  const order = all ? [desc(foundAt), desc(id)] : [asc(foundAt), asc(id)];
  const rows = await store.inMerchant(merchant, (tx) =>
    tx
      .select({
        row: playSignals,
        account: members.username,
        contacts: count(signalContacts.id),
      })
      .from(playSignals)
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, playSignals.member)))
      .leftJoin(
        signalContacts,
        and(eq(signalContacts.merchant, merchant), eq(signalContacts.signal, id)),
      )
      .where(and(eq(playSignals.merchant, merchant), all ? undefined : ne(state, "CLOSED")))
      .groupBy(playSignals.merchant, id, members.username)
      .orderBy(...order)
      .limit(SHOWN),
  );
  return rows.map(({ row, account, contacts }) => ({
    ...{ reference: row.id, account, rule: row.rule, day: row.day, state: row.state, contacts },
    evidence: signalEvidence.parse(row.evidence),
  }));
}
