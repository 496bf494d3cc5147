import {
  fromDecimal,
  moneyForm,
  moneyLocale,
  moneyWriter,
} from "#platform/contract/wire/written-money.ts";

/** A number in a new brand's texts, in the English and Mexican form. An amount stands after P. */
const WRITTEN = /(?<![\d.,])(\bP[ \u00a0])?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(?!\d)/g;
const SPANISH = "es";
const ENGLISH = "en";

/**
 * Converts the amounts in a new brand's texts to the brand's own form, which no line breaks:
 * "desde S/ 0.20" in Peru, "desde 0,20 €" in Spain. Spanish texts, below "es", get their other
 * numbers in the brand's form as well: "95,99%".
 */
export function inBrandMoney<Value>(
  value: Value,
  { currencySymbol = "P", country = "MX" }: { currencySymbol?: string; country?: string },
): Value {
  return written(value, { currencySymbol, country }, ENGLISH);
}

type Brand = { currencySymbol: string; country: string };

function written<Value>(value: Value, brand: Brand, language: string): Value {
  if (typeof value === "string") {
    return value.replaceAll(WRITTEN, (all: string, isMoney, whole: string, fraction = "") => {
      const decimal = `${whole.replaceAll(",", "")}.${fraction || "0"}`;
      if (isMoney) return moneyText(decimal, fraction.length, brand, language);
      const isPlain = language !== SPANISH || (!whole.includes(",") && fraction.length < 2);
      if (isPlain) return all;
      const form = { minimumFractionDigits: fraction.length, maximumFractionDigits: 20 };
      return new Intl.NumberFormat(`es-${brand.country}`, form).format(decimal as `${number}`);
    }) as Value;
  }
  if (Array.isArray(value)) return value.map((one) => written(one, brand, language)) as Value;
  if (value?.constructor !== Object) return value;
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    written(one, brand, key === SPANISH || key === ENGLISH ? key : language),
  ]);
  return Object.fromEntries(entries) as Value;
}

function moneyText(
  decimal: string,
  decimals: number,
  { currencySymbol: symbol, country }: Brand,
  language: string,
): string {
  const locale = moneyLocale(language, country);
  return moneyWriter(moneyForm({ locale, symbol, decimals }))(fromDecimal(decimal) ?? 0n);
}
