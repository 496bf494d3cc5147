import { eq } from "drizzle-orm";
import type { Clock, Random } from "../../context.ts";
import type { Store } from "../open-store.ts";
import { merchantHosts, merchants } from "../schema/merchant.ts";
import type { DemoMerchant } from "./demo-merchant.ts";
import { demoMerchants } from "./demo-merchants.ts";
import { type DemoAccount, seedAccounts } from "./seed-accounts.ts";
import { seedBanners } from "./seed-banners.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { demoWhitelabel } from "./whitelabel.ts";

export type SeedOptions = {
  clock: Clock;
  random: Random;
  /** Where the platform reaches the studio and the gateway; no slash at the end. */
  studioOrigin?: string;
  mockpayOrigin?: string;
};

/**
 * Fills the store with the three demonstration merchants and answers the accounts to log in with.
 * Again it changes nothing, except that the origins follow the options.
 */
export async function seedDemo(store: Store, options: SeedOptions): Promise<DemoAccount[]> {
  const studioOrigin = options.studioOrigin ?? "http://studio.localhost:3000";
  const accounts: DemoAccount[] = [];
  for (const merchant of demoMerchants) {
    await seedMerchant(store, merchant, options.mockpayOrigin ?? "http://mockpay.localhost:3000");
    const made = await store.inMerchant(merchant.code, async (tx) => {
      await seedCatalogue(tx, merchant, studioOrigin);
      await seedBanners(tx, merchant);
      return seedAccounts(tx, merchant.code, options);
    });
    accounts.push(...made);
  }
  return accounts;
}

async function seedMerchant(store: Store, merchant: DemoMerchant, mockpayOrigin: string) {
  const { code, name } = merchant;
  const gateways = { mockpay: mockpayOrigin };
  await store.db
    .insert(merchants)
    .values({
      code,
      name,
      currency: "MXN",
      currencySymbol: "P",
      whitelabel: demoWhitelabel(),
      settings: { gateways },
    })
    .onConflictDoNothing();
  const [row] = await store.db.select().from(merchants).where(eq(merchants.code, code));
  const settings = { ...row?.settings, gateways };
  await store.db.update(merchants).set({ settings }).where(eq(merchants.code, code));
  await store.db
    .insert(merchantHosts)
    .values({ host: `${code}.localhost`, merchant: code })
    .onConflictDoNothing();
}
