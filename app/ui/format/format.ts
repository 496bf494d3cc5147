import { createContext, useContext } from "react";
import { I18nContext } from "react-i18next";
import { type Language, localeOf, type OwnLocales } from "#app/i18n/languages.ts";
import { MINUS, percentSignOf } from "#platform/contract/wire/written-money.ts";
import { isolatedIn, moneyFormats } from "./money-formats.ts";
import { once } from "./once.ts";

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
  exactTime: { dateStyle: "medium", timeStyle: "medium" },
  date: { dateStyle: "medium" },
  month: { month: "short", year: "numeric" },
  dayOfYear: { day: "numeric", month: "short" },
  weekday: { weekday: "long" },
  time: { timeStyle: "short" },
  exactHour: { timeStyle: "medium" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
const MINUTE_MS = 60_000;
const TWO_DECIMALS = {
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
  roundingMode: "trunc",
} as Intl.NumberFormatOptions;

/** Formats every amount, number and time of a page in its language and its brand's currency. */
export function formatsFor(language: Language, conventions: Conventions) {
  const locale = localeOf(language, conventions.locales);
  const { timeZone } = conventions;
  const isolated = isolatedIn(locale);
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
  const percentSign = percentSignOf(locale);
  const hundredths = new Intl.NumberFormat(locale, TWO_DECIMALS);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  const nearDay = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return {
    locale,
    number: (value: number) => whole.format(value).replace("-", MINUS),
    percent: (value: string) =>
      isolated(`${hundredths.format(value as `${number}`)}${percentSign}`),
    wholePercent: (value: number) => isolated(`${whole.format(value)}${percentSign}`),
    /** "+12 %": a change in whole per cent. */
    changeInPercent: (value: number) => {
      const sign = value > 0 ? "+" : value < 0 ? MINUS : "";
      return isolated(`${sign}${whole.format(Math.abs(value))}${percentSign}`);
    },
    ...moneyFormats(locale, conventions),
    dateTime: (time: number) => instant("dateTime").format(time),
    /** With seconds: one of many events in a minute, such as a round. */
    exactTime: (time: number) => instant("exactTime").format(time),
    date: (time: number) => instant("date").format(time),
    /** "15 nov – 21 nov 2026": calendar days, which no time zone shifts. */
    calendarDays: ({ from, to }: { from: string; to: string }) => {
      const last = day("date").format(Date.parse(to));
      if (from === to) return last;
      const isOneYear = from.slice(0, 4) === to.slice(0, 4);
      return `${day(isOneYear ? "dayOfYear" : "date").format(Date.parse(from))} – ${last}`;
    },
    /** "15 nov", of "2026-11-15". */
    dayOfYear: (name: string) => day("dayOfYear").format(Date.parse(name)),
    /** "nov 2026", of "2026-11". */
    month: (name: string) => day("month").format(Date.parse(`${name}-01`)),
    /** "2026-11-20 21:40:05", the same in every language. */
    stamp: (time: number) => isolated(sortable.format(time)),
    /** "ayer, 18:40", or the date for an earlier day. */
    dayAndTime: (time: number, now: number) => {
      const days = dayNumber(time, timeZone) - dayNumber(now, timeZone);
      const day = days < -1 ? instant("date").format(time) : nearDay.format(days, "day");
      return `${day}, ${instant("time").format(time)}`;
    },
    time: (time: number) => instant("time").format(time),
    /** "hoy" and "mañana", or null for another day. */
    nearDay: (time: number, now: number) => {
      const days = dayNumber(time, timeZone) - dayNumber(now, timeZone);
      return days === 0 || days === 1 ? nearDay.format(days, "day") : null;
    },
    isNoon: (time: number) => sortable.format(time).slice(11, 16) === "12:00",
    /** The days on both sides of a local midnight, "29", "29 nov" and "30 nov"; null at other minutes. */
    nightOf: (time: number) => {
      const [next, hour] = sortable.format(time).split(" ");
      if (!hour?.startsWith("00:00")) return null;
      const before = time - MINUTE_MS;
      const last = sortable.format(before);
      const [from, to] = [before, time].map((at) => instant("dayOfYear").format(at));
      const isOneMonth = last.slice(0, 7) === next?.slice(0, 7);
      return { day: whole.format(Number(last.slice(8, 10))), from: from!, to: to!, isOneMonth };
    },
    /** Which day a local midnight ends: "today", "domingo" within a week, or null. */
    nearNight: (time: number, now: number) => {
      if (!sortable.format(time).slice(11).startsWith("00:00")) return null;
      const last = time - MINUTE_MS;
      const days = dayNumber(last, timeZone) - dayNumber(now, timeZone);
      if (days === 0) return "today" as const;
      return days > 0 && days < 7 ? instant("weekday").format(last) : null;
    },
    /** With seconds and without the day: one of many events of a day that is named beside it. */
    exactHour: (time: number) => instant("exactHour").format(time),
    /** "2 min ago" */
    ago: (time: number, now: number) => {
      const minutes = Math.round((time - now) / 60_000);
      if (minutes > -60) return relative.format(minutes, "minute");
      if (minutes > -1440) return relative.format(Math.round(minutes / 60), "hour");
      return relative.format(Math.round(minutes / 1440), "day");
    },
  };
}

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
