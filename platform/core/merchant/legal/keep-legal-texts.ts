import { sql } from "drizzle-orm";
import type { legalTold } from "../../../contract/core/legal.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { legalBrandTexts } from "../../../store/schema/legal.ts";
import type { Context } from "../../context.ts";

/**
 * Keeps what one brand of the merchant shows of each legal piece. The time since when changes only with
 * the text. Refuses everybody but the platform's own site with no_permission.
 */
export async function keepLegalTexts(
  { store, merchant, clock, isSite }: Context,
  { brand, pieces }: InputOf<typeof legalTold>,
): Promise<ValueOf<typeof legalTold>> {
  if (!isSite) throw new Refusal("no_permission", { status: 403 });
  if (pieces.length === 0) return {};
  const since = clock.now();
  const rows = pieces.map((piece) => ({ ...piece, merchant: merchant.code, brand, since }));
  const { merchant: code, brand: ofBrand, piece, text, since: before } = legalBrandTexts;
  const hasChanged = sql`${text} is distinct from excluded.text`;
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .insert(legalBrandTexts)
      .values(rows)
      .onConflictDoUpdate({
        target: [code, ofBrand, piece],
        set: {
          text: sql`excluded.text`,
          isDemonstration: sql`excluded.is_demonstration`,
          since: sql`case when ${hasChanged} then excluded.since else ${before} end`,
        },
      }),
  );
  return {};
}
