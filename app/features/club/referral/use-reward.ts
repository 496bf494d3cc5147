import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";

/** Writes what an invitation pays: cash, points or both. */
export function useReward() {
  const { t } = useTranslation("referral");
  const { amount, number } = useFormat();
  return ({ cash, points }: { cash: bigint; points: number }): string =>
    [cash > 0n && amount(cash), points > 0 && t("points", { count: points, shown: number(points) })]
      .filter(Boolean)
      .join(" + ");
}
