import {
  decimalsOf,
  type MoneyForm,
  moneyForm,
  moneyLocale,
  moneyWriter,
} from "#platform/contract/wire/written-money.ts";

export type { MoneyForm };

type Written = { language: string; country: string; currency: string; currencySymbol: string };

/** The form of amounts on a page or a picture: its language's, in the merchant's country. */
export function moneyFormOf({ language, country, currency, currencySymbol }: Written): MoneyForm {
  const locale = moneyLocale(language.toLowerCase().startsWith("en") ? "en" : "es", country);
  return moneyForm({ locale, symbol: currencySymbol, decimals: decimalsOf(currency) });
}

/** Writes amounts of 1/10,000 in that form: "$1,234.56". */
export const moneyTextOf = (written: Written) => moneyWriter(moneyFormOf(written));
