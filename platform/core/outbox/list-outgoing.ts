import { desc, eq } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import type { Outgoing } from "./send-outgoing.ts";

const MOST = 50;

/** The newest 50 messages of each merchant, newest first, for the host of a demonstration. */
export async function listOutgoing(store: Store): Promise<Outgoing[]> {
  const found: Outgoing[] = [];
  for (const { code } of await store.db.select({ code: merchants.code }).from(merchants)) {
    const rows = await store.inMerchant(code, (tx) =>
      tx
        .select()
        .from(outgoing)
        .where(eq(outgoing.merchant, code))
        .orderBy(desc(outgoing.createdAt))
        .limit(MOST),
    );
    found.push(...rows);
  }
  return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
