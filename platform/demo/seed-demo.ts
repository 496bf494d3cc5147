import { eq, sql } from "drizzle-orm";
import { SYSTEM_STATUS } from "../contract/core/admission.ts";
import type { MerchantFile } from "../contract/staff/merchant/merchant-file.ts";
import type { Clock, Random } from "../core/context.ts";
import type { SealContext } from "../core/seal/seal-text.ts";
import { giveCodesOf } from "../members/affiliate/give-missing-codes.ts";
import { seedDemoAdmin } from "../staff/people/demo-admin.ts";
import type { Store } from "../store/open-store.ts";
import { merchants } from "../store/schema/merchant.ts";
import { applyFolder } from "./apply-folder.ts";
import type { DemoAccount } from "./demo-accounts.ts";
import { demoBrands } from "./demo-brands.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedCampaigns } from "./seed-campaigns.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import { seedContracts } from "./seed-contracts.ts";

export type SeedOptions = {
  clock: Clock;
  random: Random;
  /** When the merchants that this makes were opened; now by default. */
  openedAt?: Date;
  /** With them a member gets a sealed account for withdrawals. */
  secrets?: SealContext["secrets"];
  /** The studio's and the gateway's address for the platform, without a trailing slash. */
  studioOrigin?: string;
  mockpayOrigin?: string;
  /** Stored at each complete merchant, for the next start. */
  seededBy?: string;
  /** The files of the brands' folders. */
  merchants: readonly MerchantFile[];
  /** The codes of the wanted brands; all without it. */
  only?: readonly string[] | undefined;
};

/** What every demonstration does apart from an operator; a brand's own file goes before it. */
const SETTINGS = {
  passwordDays: 365,
  // A demonstration's few players stake little.
  "winners.prizeMin": "5.00",
  // Tests register many members from one address.
  registerCaptchaAfter: 80,
  "textMessages.captchaAfter": 80,
  "withdrawals.hours.from": "00:00",
  "withdrawals.hours.to": "23:59",
  "withdrawals.perDay": 20,
};

/**
 * Fills the store with the merchants of the brands' folders, their games and its accounts, and
 * returns the accounts for logging in. A repeat follows the files and the origins.
 */
export async function seedDemo(store: Store, options: SeedOptions): Promise<DemoAccount[]> {
  const studioOrigin = options.studioOrigin ?? "http://studio.localhost:3000";
  const accounts: DemoAccount[] = [];
  await store.db.transaction((tx) => seedDemoAdmin(options, tx));
  for (const own of demoBrands(options)) {
    const { code } = own;
    const file = { ...own, settings: { ...SETTINGS, ...own.settings } };
    const opened = await openMerchant(store, file, options);
    if (!opened) continue;
    const parts = { ...options, clock: opened };
    const made = await store.inMerchant(code, async (tx) => {
      await seedCatalogue(tx, file, studioOrigin, opened.now());
      const logins = await seedAccounts(tx, code, parts);
      await seedContracts(tx, code, parts);
      await giveCodesOf(tx, code, parts);
      return logins;
    });
    // Banners and first games wait for the games.
    await applyFolder({ store, ...parts }, file);
    const { secrets } = options;
    if (secrets) await seedCampaigns({ store, ...parts, secrets }, own);
    if (options.seededBy) await noteSeed(store, code, options.seededBy);
    accounts.push(...made);
  }
  return accounts;
}

/**
 * Makes the merchant by its file if it is not there, and opens it to a demonstration's players.
 * Returns the clock of its first rows; null for one that staff have ended, which stays so.
 */
async function openMerchant(
  store: Store,
  file: MerchantFile,
  options: SeedOptions,
): Promise<Clock | null> {
  const { openedAt } = options;
  const { code } = file;
  const known = eq(merchants.code, code);
  const [held] = await store.db.select().from(merchants).where(known);
  if (held?.status === SYSTEM_STATUS.closed) return null;
  const clock = openedAt && !held ? { now: () => openedAt } : options.clock;
  if (!held) {
    await applyFolder({ store, ...options, clock }, file);
    const status = SYSTEM_STATUS.normal;
    await store.db.update(merchants).set({ status, isDemonstration: true }).where(known);
  }
  const mockpay = options.mockpayOrigin ?? "http://mockpay.localhost:3000";
  const gateways = { mockpay, mockchain: `${mockpay}/chain` };
  const followed = sql`${merchants.settings} - 'seededBy' || ${JSON.stringify({ gateways })}::jsonb`;
  await store.db.update(merchants).set({ settings: followed }).where(known);
  return clock;
}

async function noteSeed({ db }: Store, code: string, seededBy: string) {
  const noted = sql`${merchants.settings} || ${JSON.stringify({ seededBy })}::jsonb`;
  await db.update(merchants).set({ settings: noted }).where(eq(merchants.code, code));
}
