import type { Transaction } from "../store/open-store.ts";
import { banners } from "../store/schema/notice.ts";
import type { DemoMerchant } from "./demo-merchant.ts";
import { inBrandMoney } from "./in-brand-money.ts";

/** Adds the missing banners. Later changes and withdrawals by staff stay. */
export async function seedBanners(tx: Transaction, merchant: DemoMerchant): Promise<void> {
  const rows = inBrandMoney(merchant.banners, merchant).map(
    ({ groupName, position, link, words }) => ({
      merchant: merchant.code,
      id: `${groupName}-${position}`,
      groupName,
      position,
      url: `${groupName}-${position}`,
      linkageType: link?.type ?? null,
      linkageTarget: link?.target ?? null,
      words,
    }),
  );
  if (rows.length > 0) await tx.insert(banners).values(rows).onConflictDoNothing();
}
