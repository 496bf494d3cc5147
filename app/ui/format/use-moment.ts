import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "./format.ts";

type Form = "plain" | "until" | "at";

/**
 * Instants in a sentence. A midnight is named with the days on both sides, because "12:00 a.m." of a
 * day leaves open which night is meant.
 */
export function useMoment() {
  const { t } = useTranslation();
  const { dateTime, time, nightOf, nearDay, isNoon } = useFormat();
  const written = (form: Form) => (at: number) => {
    const night = nightOf(at);
    if (!night) return t(`moment.${form}`, { time: dateTime(at) });
    const { day, from, to, isOneMonth } = night;
    return t(`moment.night.${form}`, {
      to,
      from: isOneMonth ? t("moment.from", { day, from }) : from,
    });
  };
  const hourIn = (form: "untilHour" | "atHour", at: number) => {
    const said = time(at);
    if (isNoon(at)) return t(`moment.noon.${form}`);
    return t(`moment.${form}`, { time: said, count: Number.parseInt(said, 10) });
  };
  return {
    /** "29 nov 2026, 7:00", for a field of its own. */
    plain: written("plain"),
    /** "el 29 nov 2026, 7:00", after "hasta" or "desde". */
    until: written("until"),
    /** "el 29 nov 2026, 7:00", for when something happens. */
    at: written("at"),
    /** "hoy a las 8:00" or "mañana a la 1:00", and `at` for a later day. */
    near: (at: number, now: number) => {
      const day = nearDay(at, now);
      if (day === null || nightOf(at)) return written("at")(at);
      return t("moment.near", { day, hour: hourIn("atHour", at) });
    },
    /** "8:00", between "de" and "a". */
    hour: (at: number) => (nightOf(at) ? t("moment.midnight") : time(at)),
    /** "las 8:00", after "hasta". */
    untilHour: (at: number) => (nightOf(at) ? t("moment.midnight") : hourIn("untilHour", at)),
  };
}
