import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";

/** Writes what a mission gives: cash, points or both. */
export function useReward() {
  const { t } = useTranslation("missions");
  const { amountShort, number } = useFormat();
  return ({ reward, points }: { reward: bigint; points: number }): string => {
    const parts = [
      ...(reward > 0n ? [amountShort(reward)] : []),
      ...(points > 0 ? [t("points", { count: points, shown: number(points) })] : []),
    ];
    return parts.join(" + ");
  };
}
