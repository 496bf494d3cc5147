import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { IconName } from "#app/ui/media/icon.tsx";
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

/** A method's name, fee, speed and time to pay, in words. */
export function useMethodWords() {
  const { t } = useTranslation("member");
  const { amount, number } = useFormat();
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
    timeOf: (minutes: number) => {
      if (minutes < 2 * HOUR_MINUTES) return t("deposit.minutes", { count: minutes });
      const isHours = minutes < 2 * DAY_MINUTES;
      return isHours
        ? t("deposit.hours", { count: Math.round(minutes / HOUR_MINUTES) })
        : t("deposit.days", { count: Math.round(minutes / DAY_MINUTES) });
    },
  };
}
