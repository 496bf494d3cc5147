import { directionOf } from "#app/i18n/languages.ts";
import { figuresWriter, moneyForm, moneyWriter } from "#platform/contract/wire/written-money.ts";
import { once } from "./once.ts";
import { readAmount } from "./read-amount.ts";

const UNITS = 10_000n;

type Currency = { symbol: string; decimals: number };

/** Formats every amount of a page in a language form and its brand's currency. */
export function moneyFormats(locale: string, { symbol, decimals }: Currency) {
  const isRightToLeft = directionOf(locale) === "rtl";
  const formOf = (decimals: number) => moneyForm({ locale, symbol, decimals, isRightToLeft });
  const figures = once((decimals: number) => figuresWriter({ locale, decimals }));
  const written = once((decimals: number) => moneyWriter(formOf(decimals)));
  const isolated = isolatedIn(locale);
  const isSymbolLast = formOf(decimals).after !== "";
  const decimalsOf = (amount: bigint) =>
    amount % 10n ** BigInt(4 - decimals) === 0n ? decimals : 4;
  const changeIn = (change: bigint, decimals: number) =>
    isolated(`${change > 0n ? "+" : ""}${written(decimals)(change)}`);
  const amount = (amount: bigint) => isolated(written(decimals)(amount));
  return {
    /** "$1,234.56", and "−$1,234.56" below zero. */
    amount,
    /** "$500": no decimals when they are all zero. */
    amountShort: (amount: bigint) =>
      isolated(written(amount % UNITS === 0n ? 0 : decimals)(amount)),
    /** "$8.43" or "$8.4320": every digit of the ledger, where cents would cut some off. */
    uncut: (amount: bigint) => isolated(written(decimalsOf(amount))(amount)),
    /** "+$500.00" or "−$500.00": a credit or a debit. */
    change: (change: bigint) => changeIn(change, decimals),
    /** "+$0.5050": a credit or a debit with every digit of the ledger. */
    uncutChange: (change: bigint) => changeIn(change, decimalsOf(change)),
    /** The amount in parts, for callers that draw each digit and isolate the digits themselves. */
    figures: (amount: bigint) => ({ symbol, isSymbolLast, figures: figures(decimals)(amount) }),
    /** "1,234.5678": every digit of the ledger. */
    exact: (amount: bigint) => figures(4)(amount),
    /** Parses a typed amount into ledger units; null when it is not an amount. */
    read: (typed: string) =>
      readAmount(typed, { symbol, decimals, decimalSign: decimalSignOf(locale) }),
  };
}

const decimalSignOf = once((locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
});

/** In right-to-left text a sign or the parts of a time would change places with the digits. */
export const isolatedIn = (locale: string) =>
  directionOf(locale) === "rtl" ? (text: string) => `\u2066${text}\u2069` : (text: string) => text;
