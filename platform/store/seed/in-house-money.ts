import type { DemoMerchant } from "./demo-merchant.ts";

/** An amount as the demonstration's words have it, in a form that is English and Mexico's. */
const WRITTEN = /\bP (\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?/g;
const SPANISH = "es";
const ENGLISH = "en";

/**
 * The demonstration's words, wherever they stand in a value, with amounts as a house writes them,
 * which no line breaks: "desde S/ 0.20" in Peru, "desde 0,20 €" in Spain. What stands below "es" is
 * Spanish.
 */
export function inHouseMoney<Value>(
  value: Value,
  { currencySymbol = "P", country = "MX" }: Pick<DemoMerchant, "currencySymbol" | "country">,
): Value {
  return written(value, { currencySymbol, country }, ENGLISH);
}

type House = { currencySymbol: string; country: string };

function written<Value>(value: Value, house: House, language: string): Value {
  if (typeof value === "string") {
    return value.replaceAll(WRITTEN, (_all, whole: string, fraction = "") =>
      moneyText(
        Number(`${whole.replaceAll(",", "")}.${fraction}`),
        fraction.length,
        house,
        language,
      ),
    ) as Value;
  }
  if (Array.isArray(value)) return value.map((one) => written(one, house, language)) as Value;
  if (value?.constructor !== Object) return value;
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    written(one, house, key === SPANISH || key === ENGLISH ? key : language),
  ]);
  return Object.fromEntries(entries) as Value;
}

function moneyText(
  amount: number,
  decimals: number,
  { currencySymbol, country }: House,
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
  return isSymbolLast ? `${figures}\u00a0${currencySymbol}` : `${currencySymbol}\u00a0${figures}`;
}
