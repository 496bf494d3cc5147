import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";

type Prize = { cash: bigint; points: number };

/** Names a prize: its money, its points, or both. */
export function usePrize() {
  const { t } = useTranslation("draws");
  const { amount, number } = useFormat();
  return ({ cash, points }: Prize) =>
    [cash > 0n && amount(cash), points > 0 && t("points", { count: points, shown: number(points) })]
      .filter(Boolean)
      .join(" + ") || t("nothing");
}
