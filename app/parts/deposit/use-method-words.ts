import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { once } from "#app/ui/format/once.ts";
import type { IconName } from "#app/ui/media/icon.tsx";
import { WEEK_DAYS } from "#platform/contract/money/week-days.ts";
import type { Methods } from "./deposit-schema.server.ts";

type Method = Methods[number];
export type DepositKind = Method["kind"];

export const methodIcons: Record<DepositKind, IconName> = {
  card: "credit-card",
  wallet: "smartphone",
  voucher: "banknote",
  transfer: "landmark",
  crypto: "coins",
  staff: "headset",
};

const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

/** A method's name, fee, speed, hours and time to pay, in words. */
export function useMethodWords() {
  const { t } = useTranslation("member");
  const { amount, number, locale } = useFormat();
  return {
    nameOf: ({ kind, name }: Pick<Method, "kind" | "name">) => name || t(`deposit.kinds.${kind}`),
    speedOf: ({ speed }: Pick<Method, "speed">) => t(`deposit.speeds.${speed}`),
    feeOf: ({ fee: { payer, fixed, basisPoints } }: Pick<Method, "fee">) => {
      if (payer === "house") return t("deposit.noFee");
      const parts = [
        ...(fixed > 0n ? [amount(fixed)] : []),
        ...(basisPoints > 0 ? [`${number(basisPoints / 100)}%`] : []),
      ];
      return parts.length > 0 ? t("deposit.fee", { fee: parts.join(" + ") }) : t("deposit.noFee");
    },
    closedOf: ({ hours }: Pick<Method, "hours">) => {
      if (!hours) return "";
      const { days, ...span } = hours;
      if (days.length === 0) return t("deposit.closedNow", span);
      return t("deposit.closedNowDays", { ...span, days: daysIn(locale)(days) });
    },
    timeOf: (minutes: number) => {
      if (minutes < 2 * HOUR_MINUTES) return t("deposit.minutes", { count: minutes });
      const isHours = minutes < 2 * DAY_MINUTES;
      return isHours
        ? t("deposit.hours", { count: Math.round(minutes / HOUR_MINUTES) })
        : t("deposit.days", { count: Math.round(minutes / DAY_MINUTES) });
    },
  };
}

type Day = (typeof WEEK_DAYS)[number];

/** "lun, mar y vie" of days in the order of the week. */
const daysIn = once((locale: string) => {
  const list = new Intl.ListFormat(locale, { type: "conjunction", style: "short" });
  const name = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  return (days: readonly Day[]) =>
    list.format(days.map((day) => name.format(MONDAY + WEEK_DAYS.indexOf(day) * DAY_MS)));
});
const DAY_MS = 86_400_000;
/** Any Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
