import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "./format.ts";

type Form = "plain" | "until" | "at";

/**
 * Instants in a sentence. A midnight is named with the days on both sides, because "12:00 a.m." of a
 * day leaves open which night is meant. Where `now` is known, one of the coming week has the day that
 * it ends.
 */
export function useMoment() {
  const { t } = useTranslation();
  const { dateTime, time, nightOf, nearNight, nearDay, isNoon } = useFormat();
  const written = (form: Form) => (at: number) => {
    const night = nightOf(at);
    if (!night) return t(`moment.${form}`, { time: dateTime(at) });
    const { day, from, to, isOneMonth } = night;
    return t(`moment.night.${form}`, {
      to,
      from: isOneMonth ? t("moment.from", { day, from }) : from,
    });
  };
  const writtenNear = (form: "until" | "at") => (at: number, now: number) => {
    const day = nearNight(at, now);
    if (day === null) return written(form)(at);
    return day === "today" ? t(`moment.tonight.${form}`) : t(`moment.weekday.${form}`, { day });
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
    /** "hoy a medianoche" or "el domingo a medianoche" after "hasta", and `until` otherwise. */
    untilNear: writtenNear("until"),
    /** The same for when something happens. */
    atNear: writtenNear("at"),
    /** "hoy a las 8:00" or "mañana a la 1:00", and `at` for a later day. */
    near: (at: number, now: number) => {
      const day = nearDay(at, now);
      if (day === null || nightOf(at)) return writtenNear("at")(at, now);
      return t("moment.near", { day, hour: hourIn("atHour", at) });
    },
    /** "8:00", between "de" and "a". */
    hour: (at: number) => (nightOf(at) ? t("moment.midnight") : time(at)),
    /** "las 8:00", after "hasta". */
    untilHour: (at: number) => (nightOf(at) ? t("moment.midnight") : hourIn("untilHour", at)),
  };
}
