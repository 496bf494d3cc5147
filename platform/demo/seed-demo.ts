import { eq, sql } from "drizzle-orm";
import type { Clock, Random } from "../core/context.ts";
import { keepVersions, PLATFORM } from "../core/merchant/config/keep-versions.ts";
import type { SealContext } from "../core/seal/seal-text.ts";
import { seedDemoAdmin } from "../staff/people/demo-admin.ts";
import type { Store, Transaction } from "../store/open-store.ts";
import { merchantHosts, merchants } from "../store/schema/merchant.ts";
import { applyFolder } from "./apply-folder.ts";
import { seedClub } from "./club/seed-club.ts";
import type { DemoAccount } from "./demo-accounts.ts";
import { demoBrands } from "./demo-brands.ts";
import type { DemoMerchant } from "./demo-merchant.ts";
import { demoService } from "./demo-service.ts";
import { letterLooks } from "./letter-looks.ts";
import { moneyTermsOf } from "./money-terms.ts";
import { seedPosts } from "./posts/seed-posts.ts";
import { seedPromotions } from "./promotions/seed-promotions.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedBanners } from "./seed-banners.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedDepositMethods } from "./seed-deposit-methods.ts";
import { seedInvitations } from "./seed-invitations.ts";
import { seedNotices } from "./seed-notices.ts";
import { demoWhitelabel } from "./whitelabel.ts";

/** The registration flags that a demonstration merchant was given. */
const FLAGS_OF = "registration";

export type SeedOptions = {
  clock: Clock;
  random: Random;
  /** With them a member gets a sealed account for withdrawals. */
  secrets?: SealContext["secrets"];
  /** The studio's and the gateway's address for the platform, without a trailing slash. */
  studioOrigin?: string;
  mockpayOrigin?: string;
  /** Stored at each complete merchant, for the next start. */
  seededBy?: string;
  /** Brands of brands' folders, in addition to the demonstration's own. */
  merchants?: readonly DemoMerchant[];
  /** The codes of the wanted brands; all without it. */
  only?: readonly string[] | undefined;
};

/**
 * Fills the store with the demonstration's merchants and its admin, and returns the accounts for
 * logging in. A
 * repeat changes only the origins, which follow the options.
 */
export async function seedDemo(store: Store, options: SeedOptions): Promise<DemoAccount[]> {
  const studioOrigin = options.studioOrigin ?? "http://studio.localhost:3000";
  const accounts: DemoAccount[] = [];
  await store.db.transaction((tx) => seedDemoAdmin(options, tx));
  for (const merchant of demoBrands(options)) {
    await seedMerchant(store, merchant, options.mockpayOrigin ?? "http://mockpay.localhost:3000");
    const made = await store.inMerchant(merchant.code, async (tx) => {
      await seedCatalogue(tx, merchant, studioOrigin, options.clock.now());
      await seedBanners(tx, merchant);
      if (!merchant.notices) await seedNotices(tx, merchant, options.clock);
      if (!merchant.promotions) await seedPromotions(tx, merchant, options.clock);
      await seedDepositMethods(tx, merchant.code, merchant);
      await seedClub(tx, merchant.code);
      await seedPosts(tx, merchant);
      const logins = await seedAccounts(tx, merchant.code, options);
      await seedInvitations(tx, merchant, options);
      await keepVersions(tx, merchant.code, { by: PLATFORM, at: options.clock.now() });
      if (options.seededBy) await noteSeed(tx, merchant.code, options.seededBy);
      return logins;
    });
    if (isOfFolder(merchant)) await applyFolder({ store, ...options }, merchant);
    accounts.push(...made);
  }
  return accounts;
}

/** The demonstration's own merchants have no file. */
const isOfFolder = ({ hosts }: DemoMerchant) => hosts !== undefined;

async function noteSeed(tx: Transaction, code: string, seededBy: string) {
  const noted = sql`${merchants.settings} || ${JSON.stringify({ seededBy })}::jsonb`;
  await tx.update(merchants).set({ settings: noted }).where(eq(merchants.code, code));
}

async function seedMerchant(store: Store, merchant: DemoMerchant, mockpayOrigin: string) {
  const { code, name, registration, country = "MX", hosts, currencySymbol = "P" } = merchant;
  const { ageMin } = registration;
  const gateways = { mockpay: mockpayOrigin, mockchain: `${mockpayOrigin}/chain` };
  await store.db
    .insert(merchants)
    .values({
      code,
      name,
      currency: merchant.currency ?? "MXN",
      currencySymbol,
      ageMin,
      whitelabel: demoWhitelabel(code, merchant.flags),
      settings: { gateways, country, flagsOf: FLAGS_OF },
      isDemonstration: true,
    })
    .onConflictDoNothing();
  const [row] = await store.db.select().from(merchants).where(eq(merchants.code, code));
  const terms = moneyTermsOf(merchant.currency ?? "MXN");
  const first = {
    ...demoService,
    country,
    jackpot: merchant.jackpot,
    registerFields: merchant.registration.fields,
    newDeviceChallenge: code === "alba",
    passwordDays: 365,
    // A demonstration's few players stake little.
    winners: { prizeMin: "5.00" },
    usdt: terms.usdt,
    transfers: terms.transfers,
    // Tests register many members from one address.
    registerCaptchaAfter: 80,
    textMessages: { captchaAfter: 80 },
    withdrawals: { ...terms.withdrawals, hours: { from: "00:00", to: "23:59" }, perDay: 20 },
  };
  const letterLook = merchant.letterLook ?? letterLooks[code];
  const last = { letterLook, gateways, flagsOf: FLAGS_OF, seededBy: undefined };
  const settings = { ...first, ...row?.settings, ...last };
  // A demonstration from before the flags had a meaning gets them once. Then they are its own.
  const isOld = row?.settings.flagsOf !== FLAGS_OF;
  await store.db
    .update(merchants)
    .set({
      settings,
      currencySymbol,
      isDemonstration: true,
      ...(isOld && { ageMin, whitelabel: demoWhitelabel(code) }),
    })
    .where(eq(merchants.code, code));
  await store.db
    .insert(merchantHosts)
    .values(
      (hosts ?? [`${code}.localhost`, `${code}2.localhost`]).map((host) => ({
        host,
        merchant: code,
      })),
    )
    .onConflictDoNothing();
}
