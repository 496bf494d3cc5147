import { createContext, useContext } from "react";
import { I18nContext } from "react-i18next";
import {
  directionOf,
  type Language,
  localeOf,
  type OwnLocales,
  percentSignOf,
} from "#app/i18n/languages.ts";
import { once } from "./once.ts";
import { readAmount } from "./read-amount.ts";

const UNITS = 10_000n;

/**
 * How a brand writes amounts and times. The server and every browser use one time zone, or a page
 * would change at hydration.
 */
export type Conventions = {
  symbol: string;
  decimals: number;
  timeZone: string;
  locales: OwnLocales;
};
export const ConventionsContext = createContext<Conventions>({
  symbol: "P",
  decimals: 2,
  timeZone: "UTC",
  locales: {},
});

const STYLES = {
  dateTime: { dateStyle: "medium", timeStyle: "short" },
  date: { dateStyle: "medium" },
  dayOfYear: { day: "numeric", month: "short" },
  time: { timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The exact decimal of an amount in ten-thousandths: 12345678n is "1234.5678". */
export function toDecimal(amount: bigint): `${number}` {
  const absolute = amount < 0n ? -amount : amount;
  const fraction = (absolute % UNITS).toString().padStart(4, "0");
  return `${amount < 0n ? "-" : ""}${absolute / UNITS}.${fraction}` as `${number}`;
}

/** Formats every amount, number and time of a page in its language and its brand's currency. */
export function formatsFor(language: Language, conventions: Conventions) {
  const locale = localeOf(language, conventions.locales);
  const { symbol, timeZone } = conventions;
  // In right-to-left text a sign or the parts of a time would change places with the digits.
  const isolated =
    directionOf(locale) === "rtl"
      ? (text: string) => `\u2066${text}\u2069`
      : (text: string) => text;
  // A balance is cut, never rounded up: nobody may believe they have more than they do.
  const decimal = once(
    (decimals: number) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        roundingMode: "trunc",
      } as Intl.NumberFormatOptions),
  );
  const { isSymbolLast, decimalSign, percentSign } = mannersOf(locale);
  // The CLDR spacing: "€20" and "US$20", but "P 20" and "S/ 20".
  const gap = /\p{S}$/u.test(symbol) ? "" : "\u00a0";
  const withSymbol = (amount: bigint, decimals: number, sign = "") => {
    const figures = decimal(decimals).format(toDecimal(amount));
    return isolated(
      isSymbolLast ? `${sign}${figures}\u00a0${symbol}` : `${sign}${symbol}${gap}${figures}`,
    );
  };
  const instant = once(
    (style: keyof typeof STYLES) => new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone }),
  );
  const day = once(
    (style: keyof typeof STYLES) =>
      new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: "UTC" }),
  );
  const sortable = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone,
  });
  const whole = new Intl.NumberFormat(locale);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  const nearDay = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return {
    locale,
    number: (value: number) => whole.format(value),
    percent: (value: string) =>
      isolated(`${decimal(2).format(value as `${number}`)}${percentSign}`),
    /** "P 1,234.56" */
    amount: (amount: bigint) => withSymbol(amount, conventions.decimals),
    /** The amount in parts, for callers that draw each digit and isolate the digits themselves. */
    figures: (amount: bigint) => ({
      ...{ symbol, isSymbolLast },
      figures: decimal(conventions.decimals).format(toDecimal(amount)),
    }),
    /** Parses a typed amount into ledger units; null when it is not an amount. */
    read: (typed: string) =>
      readAmount(typed, { symbol, decimals: conventions.decimals, decimalSign }),
    /** "P 500": no decimals when they are all zero. */
    amountShort: (amount: bigint) =>
      withSymbol(amount, amount % UNITS === 0n ? 0 : conventions.decimals),
    /** "1,234.5678": every digit of the ledger. */
    exact: (amount: bigint) => decimal(4).format(toDecimal(amount)),
    /** "+P 500.00" or "−P 500.00": a credit or a debit. */
    change: (amount: bigint) => {
      const size = amount < 0n ? -amount : amount;
      return withSymbol(size, conventions.decimals, amount > 0n ? "+" : amount < 0n ? "−" : "");
    },
    /** "− P 500.00": a deducted line of a sum. */
    deduction: (amount: bigint) => withSymbol(amount, conventions.decimals, "− "),
    dateTime: (time: number) => instant("dateTime").format(time),
    date: (time: number) => instant("date").format(time),
    /** "15 nov – 21 nov 2026": calendar days, which no time zone shifts. */
    calendarDays: ({ from, to }: { from: string; to: string }) => {
      const last = day("date").format(Date.parse(to));
      if (from === to) return last;
      const isOneYear = from.slice(0, 4) === to.slice(0, 4);
      return `${day(isOneYear ? "dayOfYear" : "date").format(Date.parse(from))} – ${last}`;
    },
    /** "2026-11-20 21:40:05", the same in every language. */
    stamp: (time: number) => isolated(sortable.format(time)),
    /** "ayer, 18:40", or the date for an earlier day. */
    dayAndTime: (time: number, now: number) => {
      const days = dayNumber(time, timeZone) - dayNumber(now, timeZone);
      const day = days < -1 ? instant("date").format(time) : nearDay.format(days, "day");
      return `${day}, ${instant("time").format(time)}`;
    },
    time: (time: number) => instant("time").format(time),
    /** "2 min ago" */
    ago: (time: number, now: number) => {
      const minutes = Math.round((time - now) / 60_000);
      if (minutes > -60) return relative.format(minutes, "minute");
      if (minutes > -1440) return relative.format(Math.round(minutes / 60), "hour");
      return relative.format(Math.round(minutes / 1440), "day");
    },
  };
}

/**
 * How a language form writes money: "P 1.50" or, in Spain, "1,50 €". Figures that keep
 * left-to-right order in right-to-left text put the symbol first.
 */
const mannersOf = once((locale: string) => {
  const euro = { style: "currency", currency: "EUR" } as const;
  const parts = new Intl.NumberFormat(locale, euro).formatToParts(1.5);
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  const isSymbolLast = directionOf(locale) === "ltr" && at("currency") > at("integer");
  const decimalSign = parts[at("decimal")]?.value === "," ? "," : ".";
  return { isSymbolLast, decimalSign, percentSign: percentSignOf(locale) } as const;
});

const dateIn = once((timeZone: string) => new Intl.DateTimeFormat("sv-SE", { timeZone }));
/** The number of the calendar day in a time zone. */
const dayNumber = (time: number, timeZone: string) =>
  Date.parse(dateIn(timeZone).format(time)) / 86_400_000;

const known = once((key: string) => {
  const [language, conventions] = JSON.parse(key) as [Language, Conventions];
  return formatsFor(language, conventions);
});

type Formats = ReturnType<typeof formatsFor>;
const ofPage = new WeakMap<Conventions, Partial<Record<Language, Formats>>>();

/** `formatsFor`, created once per language and conventions. A page asks with the same object. */
export function formatsOf(language: Language, conventions: Conventions): Formats {
  const ready = ofPage.get(conventions)?.[language];
  if (ready) return ready;
  const formats = known(JSON.stringify([language, conventions]));
  ofPage.set(conventions, { ...ofPage.get(conventions), [language]: formats });
  return formats;
}

export function useFormat() {
  // In the browser useTranslation copies the whole instance at each call, and a page has a hundred.
  const { i18n } = useContext(I18nContext);
  const conventions = useContext(ConventionsContext);
  return formatsOf(i18n.language as Language, conventions);
}
