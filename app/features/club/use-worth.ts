import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";

type Worth = { cash: bigint; points: number };

/** Writes cash, points or both, the points in the words of `namespace`; an empty text for nothing. */
export function useWorth(namespace: string, form: "amount" | "amountShort" = "amount") {
  const { t } = useTranslation(namespace);
  const { number, [form]: write } = useFormat();
  return ({ cash, points }: Worth): string => {
    const parts = [
      ...(cash > 0n ? [write(cash)] : []),
      ...(points > 0 ? [t("points", { count: points, shown: number(points) })] : []),
    ];
    return parts.join(" + ");
  };
}
