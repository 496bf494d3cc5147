import { and, eq, ne, notLike } from "drizzle-orm";
import type { Random, Secrets } from "../../core/context.ts";
import type { Store } from "../../store/open-store.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import { SEAL_MARK } from "../seal/seal-text.ts";
import { openLetter, sealLetter } from "./seal-letter.ts";

type Parts = { store: Store; secrets: Pick<Secrets, "dataKey">; random: Random };

/**
 * Seals messages that were queued before messages were sealed. Safe to run at every start: a second
 * run changes nothing, and parallel instances take different rows.
 */
export async function sealOldLetters({ store, ...parts }: Parts): Promise<void> {
  for (const { code } of await store.db.select({ code: merchants.code }).from(merchants)) {
    const context = { ...parts, merchant: { code } };
    await store.inMerchant(code, async (tx) => {
      const own = eq(outgoing.merchant, code);
      const rows = await tx
        .select({ id: outgoing.id, content: outgoing.content })
        .from(outgoing)
        .where(and(own, ne(outgoing.content, ""), notLike(outgoing.content, `${SEAL_MARK}%`)))
        .for("update", { skipLocked: true });
      for (const row of rows) {
        const letter = openLetter(context, row);
        if (!letter) continue;
        await tx
          .update(outgoing)
          .set({ content: sealLetter(context, row.id, letter) })
          .where(and(own, eq(outgoing.id, row.id)));
      }
    });
  }
}
