import type { Clock } from "../core/context.ts";
import { cleanHtml } from "../domain/clean-html.ts";
import type { Transaction } from "../store/open-store.ts";
import { notices } from "../store/schema/notice.ts";
import type { DemoMerchant } from "./demo-merchant.ts";
import { inBrandMoney } from "./in-brand-money.ts";
import { albaNotices } from "./notices/alba.ts";
import type { DemoNotice } from "./notices/demo-notice.ts";
import { mareoNotices } from "./notices/mareo.ts";
import { nocheNotices } from "./notices/noche.ts";
import { standardNotices } from "./notices/standard.ts";

const DAY_MS = 24 * 60 * 60_000;

/** The notices of each demonstration merchant. */
export const noticesOf: Record<string, DemoNotice[]> = {
  alba: albaNotices,
  noche: nocheNotices,
  mareo: mareoNotices,
};

/** Writes the missing notices. Changes and withdrawals by staff stay. */
export async function seedNotices(
  tx: Transaction,
  merchant: DemoMerchant,
  clock: Clock,
): Promise<void> {
  const now = clock.now().getTime();
  const { code } = merchant;
  const rows = inBrandMoney(noticesOf[code] ?? standardNotices, merchant).map(
    ({ id, daysAgo, types, execution, words }) => ({
      merchant: code,
      id,
      types,
      execution,
      words: {
        es: { ...words.es, content: cleanHtml(words.es.content) },
        en: { ...words.en, content: cleanHtml(words.en.content) },
      },
      publishedFrom: new Date(now - daysAgo * DAY_MS),
    }),
  );
  if (rows.length > 0) await tx.insert(notices).values(rows).onConflictDoNothing();
}
