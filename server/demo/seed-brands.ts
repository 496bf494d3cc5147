import type { DemoAccount } from "#platform/demo/demo-accounts.ts";
import type { SeedOptions } from "#platform/demo/seed-demo.ts";
import { seedIfChanged } from "#platform/demo/seed-if-changed.ts";
import type { Store } from "#platform/store/open-store.ts";
import { readMerchants } from "./read-merchants.ts";

type Options = Omit<SeedOptions, "merchants"> & {
  /** Another folder of brands, which are seeded too. */
  beside?: string | undefined;
  leftOut?: readonly string[] | undefined;
};

/**
 * Seeds the merchants of the brands' folders. Imported only on demand, because a production image
 * does not contain the demonstration's data.
 */
export function seedBrands(
  store: Store,
  { beside, leftOut, ...options }: Options,
): Promise<DemoAccount[]> {
  const merchants = [...readMerchants("brands", leftOut), ...(beside ? readMerchants(beside) : [])];
  return seedIfChanged(store, { ...options, merchants });
}
