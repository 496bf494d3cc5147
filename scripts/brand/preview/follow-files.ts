import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { changeSettings } from "#platform/core/merchant/config/change-settings.ts";
import type { DemoMerchant } from "#platform/demo/demo-merchant.ts";
import { inBrandMoney } from "#platform/demo/in-brand-money.ts";
import { demoWhitelabel } from "#platform/demo/whitelabel.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { layBanners } from "./lay-banners.ts";

type Remembered = Record<string, DemoMerchant>;

/**
 * Applies edits of merchant.json to the merchants. Only values that differ from the last run, kept
 * in the file `memory`, are written. Changes by staff or the frame stay. Returns a line for each
 * banner that cannot be shown. The seed handles games, hosts, invitations and message colours at
 * every start.
 */
export async function followFiles(
  staff: StaffContext,
  brands: readonly DemoMerchant[],
  memory: string,
): Promise<string[]> {
  const remembered: Remembered = existsSync(memory) ? JSON.parse(readFileSync(memory, "utf8")) : {};
  const refused: string[] = [];
  for (const merchant of brands) {
    const brand = { ...merchant, banners: inBrandMoney(merchant.banners, merchant) };
    const before = remembered[brand.code];
    const banners = { banners: brand.banners, ...(before && { before: before.banners }) };
    refused.push(...(await layBanners(staff, brand.code, banners)));
    if (before) await changeMerchant(staff, brand, before);
    remembered[brand.code] = brand;
  }
  writeFileSync(memory, JSON.stringify(remembered));
  return refused;
}

async function changeMerchant(
  { store, clock, staff }: StaffContext,
  brand: DemoMerchant,
  before: DemoMerchant,
) {
  const [now, then] = [brand, before].map(partsOf) as [Parts, Parts];
  const columns = changed(now.columns, then.columns);
  const settings = changed(now.settings, then.settings);
  if (Object.keys(columns).length + Object.keys(settings).length === 0) return;
  await store.inMerchant(brand.code, async (tx) => {
    if (Object.keys(columns).length > 0)
      await tx.update(merchants).set(columns).where(eq(merchants.code, brand.code));
    // A value that the file no longer has stays.
    const kept = JSON.parse(JSON.stringify(settings)) as object;
    const made = { by: staff, at: clock.now() };
    await changeSettings(tx, brand.code, made, (before) => ({ ...before, ...kept }));
  });
}

/** The stored values of a merchant that its seed writes only once. */
function partsOf({ code, name, registration, flags, jackpot, ...brand }: DemoMerchant) {
  const { country, currency, currencySymbol } = brand;
  return {
    columns: {
      ...{ name, currency, currencySymbol },
      ageMin: registration.ageMin,
      whitelabel: demoWhitelabel(code, flags),
    },
    settings: { country, jackpot, registerFields: registration.fields },
  };
}
type Parts = ReturnType<typeof partsOf>;

function changed<Values extends object>(now: Values, then: Values): Partial<Values> {
  const entries = Object.entries(now).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(then[key as keyof Values]),
  );
  return Object.fromEntries(entries) as Partial<Values>;
}
