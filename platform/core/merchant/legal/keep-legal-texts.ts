import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { legalTold } from "../../../contract/core/legal.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { legalTexts } from "../../../store/schema/legal.ts";
import type { Context } from "../../context.ts";

/**
 * Keeps what the merchant's site shows of each legal piece. The time since when changes only with the
 * text. Refuses everybody but the platform's own site with no_permission.
 */
export async function keepLegalTexts(
  { store, merchant, clock, isSite }: Context,
  { pieces }: InputOf<typeof legalTold>,
): Promise<ValueOf<typeof legalTold>> {
  if (!isSite) throw new Refusal("no_permission", { status: 403 });
  if (pieces.length === 0) return {};
  const since = clock.now();
  const rows = pieces.map(({ text, ...piece }) => ({
    ...{ ...piece, merchant: merchant.code, text, since },
    hash: text === null ? null : createHash("sha256").update(text).digest("hex"),
  }));
  const hasChanged = sql`${legalTexts.hash} is distinct from excluded.hash`;
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .insert(legalTexts)
      .values(rows)
      .onConflictDoUpdate({
        target: [legalTexts.merchant, legalTexts.piece],
        set: {
          text: sql`excluded.text`,
          hash: sql`excluded.hash`,
          isDemonstration: sql`excluded.is_demonstration`,
          since: sql`case when ${hasChanged} then excluded.since else ${legalTexts.since} end`,
        },
      }),
  );
  return {};
}
