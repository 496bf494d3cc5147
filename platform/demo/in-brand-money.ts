import type { DemoMerchant } from "./demo-merchant.ts";

/**
 * A number in the demonstration's texts, in the English and Mexican form. An amount stands after P.
 */
const WRITTEN = /(?<![\d.,])(\bP )?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(?!\d)/g;
const SPANISH = "es";
const ENGLISH = "en";

/**
 * Converts the amounts in the demonstration's texts to the brand's own form, which no line breaks:
 * "desde S/ 0.20" in Peru, "desde 0,20 €" in Spain. Spanish texts, below "es", get their other
 * numbers in the brand's form as well: "95,99%".
 */
export function inBrandMoney<Value>(
  value: Value,
  { currencySymbol = "P", country = "MX" }: Pick<DemoMerchant, "currencySymbol" | "country">,
): Value {
  return written(value, { currencySymbol, country }, ENGLISH);
}

type Brand = { currencySymbol: string; country: string };

function written<Value>(value: Value, brand: Brand, language: string): Value {
  if (typeof value === "string") {
    return value.replaceAll(WRITTEN, (all: string, isMoney, whole: string, fraction = "") => {
      const number = Number(`${whole.replaceAll(",", "")}.${fraction}`);
      if (isMoney) return moneyText(number, fraction.length, brand, language);
      const isPlain = language !== SPANISH || (!whole.includes(",") && fraction.length < 2);
      if (isPlain) return all;
      const form = { minimumFractionDigits: fraction.length, maximumFractionDigits: 20 };
      return new Intl.NumberFormat(`es-${brand.country}`, form).format(number);
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
  amount: number,
  decimals: number,
  { currencySymbol, country }: Brand,
  language: string,
): string {
  const locale = language === SPANISH ? `es-${country}` : "en-US";
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const isSymbolLast = format.formatToParts(amount).at(-1)?.type === "currency";
  const figures = format
    .formatToParts(amount)
    .filter(({ type }) => type !== "currency" && type !== "literal")
    .map(({ value }) => value)
    .join("");
  if (isSymbolLast) return `${figures}\u00a0${currencySymbol}`;
  return `${currencySymbol}${/\p{S}$/u.test(currencySymbol) ? "" : "\u00a0"}${figures}`;
}
