import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";

/** Writes what a place gives: cash, points, both, or a dash for nothing. */
export function usePrize() {
  const { t } = useTranslation("boards");
  const { amountShort, number } = useFormat();
  return ({ cash, points }: { cash: bigint; points: number }): string => {
    const parts = [
      ...(cash > 0n ? [amountShort(cash)] : []),
      ...(points > 0 ? [t("points", { count: points, shown: number(points) })] : []),
    ];
    return parts.join(" + ") || "—";
  };
}
