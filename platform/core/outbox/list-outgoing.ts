import { desc, eq } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { merchants } from "../../store/schema/merchant.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import type { Secrets } from "../context.ts";
import { type LetterContent, openLetter } from "./seal-letter.ts";

const MOST = 50;

type Row = typeof outgoing.$inferSelect;
type Parts = { store: Store; secrets: Pick<Secrets, "dataKey"> };
/** A message of the outbox; its content is null once it was sent or given up. */
export type Listed = Omit<Row, "content"> & { content: LetterContent | null };

/** The newest 50 messages of each merchant, opened, newest first: for the host of a demonstration. */
export async function listOutgoing({ store, secrets }: Parts): Promise<Listed[]> {
  const found: Listed[] = [];
  for (const { code } of await store.db.select({ code: merchants.code }).from(merchants)) {
    const rows = await store.inMerchant(code, (tx) =>
      tx
        .select()
        .from(outgoing)
        .where(eq(outgoing.merchant, code))
        .orderBy(desc(outgoing.createdAt))
        .limit(MOST),
    );
    const context = { secrets, merchant: { code } };
    found.push(...rows.map((row) => ({ ...row, content: openLetter(context, row) })));
  }
  return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
