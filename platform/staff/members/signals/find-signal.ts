import { and, eq } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { playSignals } from "../../../store/schema/signal.ts";

export type SignalRow = typeof playSignals.$inferSelect;

/** A signal by its reference, with its member's account. Refuses with unknown_signal. */
export async function requireSignal(
  tx: Transaction,
  merchant: string,
  reference: string,
): Promise<{ row: SignalRow; account: string }> {
  const [found] = await tx
    .select({ row: playSignals, account: members.username })
    .from(playSignals)
    .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, playSignals.member)))
    .where(and(eq(playSignals.merchant, merchant), eq(playSignals.id, reference)));
  if (!found) throw new Refusal("unknown_signal", { status: 404 });
  return found;
}
