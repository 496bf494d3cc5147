import type { DemoMerchant } from "#platform/demo/demo-merchant.ts";
import type { Brand } from "#themes/define-brand.ts";
import { type BrandSource, lineOf } from "../../source/brand-source.ts";
import type { Finding } from "../finding.ts";

/** Differences between a brand's data for the platform and its site. */
export function checkMerchant(
  { code, merchant }: BrandSource,
  platform: DemoMerchant,
  { hosts, merchant: name, currency, legal }: Brand,
): Finding[] {
  const list = (all: readonly string[] = []) => all.toSorted().join(", ");
  const pairs: [path: string[], platform: unknown, site: unknown, key: string][] = [
    [["code"], platform.code, name, "merchant"],
    [["hosts"], list(platform.hosts), list(hosts), "hosts"],
    [["currency"], platform.currency, currency.code, "currency.code"],
    [["currencySymbol"], platform.currencySymbol, currency.symbol, "currency.symbol"],
    [["registration", "ageMin"], platform.registration.ageMin, legal.ageMin, "legal.ageMin"],
  ];
  return pairs
    .filter(([, one, other]) => one !== other)
    .map(([path, one, other, key]) => ({
      ...{ rule: "merchant-file", brand: code, file: merchant.path, line: lineOf(merchant, path) },
      message: `${path.join(".")} is "${one}" here and "${other}" in brand.config.ts (${key}).`,
      fix: "Write the same in both.",
    }));
}
