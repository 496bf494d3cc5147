import { eq } from "drizzle-orm";
import { vendors } from "../../store/schema/catalogue.ts";
import { askStuck } from "./ask-vendor-rounds.ts";
import type { RoundsContext } from "./end-stuck-rounds.ts";
import { agree, listFindings, noteFinding } from "./findings.ts";

const KIND = "VENDOR_GAVE_UP";

/**
 * Records rounds whose money a vendor could not settle for two days (domain.md 1.2) as findings.
 * Closes findings that the vendor no longer names. A vendor that does not answer changes nothing.
 */
export async function noteStuckCalls(context: RoundsContext): Promise<void> {
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const rows = await store.inMerchant(code, (tx) =>
    tx.select().from(vendors).where(eq(vendors.merchant, code)),
  );
  for (const vendor of rows) {
    const reported = await askStuck(context, vendor);
    if (!reported) continue;
    const party = vendor.code;
    const named = new Set(reported.stuck.map(({ roundId }) => roundId));
    await store.inMerchant(code, async (tx) => {
      for (const { roundId: subject, ...details } of reported.stuck) {
        await noteFinding(tx, { merchant: code, kind: KIND, party, subject, details }, clock.now());
      }
      const open = await listFindings(tx, code);
      for (const { kind, party: other, subject } of open) {
        if (kind !== KIND || other !== party || named.has(subject)) continue;
        await agree(tx, { merchant: code, party, subject }, clock.now());
      }
    });
  }
}
