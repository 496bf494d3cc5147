import { and, eq, inArray } from "drizzle-orm";
import { toldOfStops } from "../../../core/merchant/config/game-terms.ts";
import { planRun } from "../../../core/work/runs.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { vendors } from "../../../store/schema/catalogue.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { launchTokens, vendorPlayers } from "../../../store/schema/vendor-wallet.ts";
import { noteWork } from "../../../store/work/work-notes.ts";
import type { BreakRow } from "./open-break.ts";

/** The kind of work that tells a vendor of one break. */
export const STOPS_RUN = "tellStops";

/**
 * Plans to tell a break to each vendor that wants to hear of it and knows the member, by a session or
 * a launch of any age: a chase outlives its session. In the transaction that begins the break.
 */
export async function planStops(
  tx: Transaction,
  { merchant, member, id, startedAt }: BreakRow,
): Promise<void> {
  const [row] = await tx
    .select({ settings: merchants.settings })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  const wanting = row ? toldOfStops(row) : [];
  if (wanting.length === 0) return;
  const played = tx
    .select({ vendor: vendorPlayers.vendor })
    .from(vendorPlayers)
    .where(and(eq(vendorPlayers.merchant, merchant), eq(vendorPlayers.member, member)));
  const launched = tx
    .select({ vendor: launchTokens.vendor })
    .from(launchTokens)
    .where(and(eq(launchTokens.merchant, merchant), eq(launchTokens.member, member)));
  const told = await tx
    .select({ code: vendors.code })
    .from(vendors)
    .where(
      and(
        eq(vendors.merchant, merchant),
        inArray(vendors.code, wanting),
        inArray(vendors.code, played.union(launched)),
      ),
    );
  const times = { since: startedAt, until: startedAt, dueAt: startedAt };
  for (const { code } of told) {
    await planRun(tx, { merchant, kind: STOPS_RUN }, { slot: `${id}.${code}`, ...times });
  }
  if (told.length > 0) noteWork(tx, { merchant, about: STOPS_RUN });
}
