import { asc, eq, sql } from "drizzle-orm";
import type { Secrets } from "#platform/core/context.ts";
import { openLetter } from "#platform/core/outbox/seal-letter.ts";
import { messages } from "#platform/store/schema/notice.ts";
import { outgoing } from "#platform/store/schema/outbox.ts";
import { testStore } from "./database.ts";

/** The data key of every context and platform under test. */
const SECRETS: Pick<Secrets, "dataKey"> = { dataKey: new Uint8Array(32).fill(3) };

/** A merchant's waiting e-mails and text messages, opened, oldest first. */
export async function lettersOf(merchant: string) {
  const store = await testStore();
  const rows = await store.inMerchant(merchant, (tx) =>
    tx
      .select()
      .from(outgoing)
      .where(eq(outgoing.merchant, merchant))
      .orderBy(asc(outgoing.createdAt)),
  );
  const context = { secrets: SECRETS, merchant: { code: merchant } };
  return rows.map(({ content, ...row }) => {
    const opened = openLetter(context, { ...row, content });
    return { ...row, ...(opened ?? { recipient: "", subject: "", text: "", html: "" }) };
  });
}

/** What a merchant's members were told, as kind, member and details, by kind and then by id. */
export async function messagesOf(merchant: string) {
  const store = await testStore();
  const rows = await store.inMerchant(merchant, (tx) =>
    tx
      .select()
      .from(messages)
      .where(eq(messages.merchant, merchant))
      .orderBy(asc(messages.kind), asc(sql`${messages.details}::text`), asc(messages.id)),
  );
  return rows.map(({ kind, memberId, details }) => [kind, memberId, details] as const);
}
