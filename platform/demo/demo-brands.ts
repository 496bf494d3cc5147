import type { DemoMerchant } from "./demo-merchant.ts";
import { demoMerchants } from "./demo-merchants.ts";

/** The brands of a demonstration: its own, those of brands' folders, or some of them. */
export function demoBrands(options: {
  merchants?: readonly DemoMerchant[];
  only?: readonly string[] | undefined;
}): DemoMerchant[] {
  const { merchants = [], only } = options;
  const all = [...demoMerchants, ...merchants];
  return only ? all.filter(({ code }) => only.includes(code)) : all;
}
