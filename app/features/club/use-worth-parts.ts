import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";

export type Worth = {
  cash: bigint;
  points: number;
  spins?: { rounds: number; gameName: string } | null;
};

/** Writes cash, points and free spins in the words of `namespace`, each for itself. */
export function useWorthParts(namespace: string, form: "amount" | "amountShort" = "amount") {
  const { t } = useTranslation(namespace);
  const { number, [form]: write } = useFormat();
  return ({ cash, points, spins }: Worth): string[] => [
    ...(cash > 0n ? [write(cash)] : []),
    ...(points > 0 ? [t("points", { count: points, shown: number(points) })] : []),
    ...(spins
      ? [t("spins", { count: spins.rounds, shown: number(spins.rounds), game: spins.gameName })]
      : []),
  ];
}
