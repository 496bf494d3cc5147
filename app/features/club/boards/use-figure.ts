import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { BoardMeasure } from "#platform/contract/club/boards.ts";

const TENTH = 1_000n;

/** Writes the figure of a board: an amount, or how many times a round paid its stake. */
export function useFigure() {
  const { t } = useTranslation("boards");
  const { amount, number } = useFormat();
  return (measure: BoardMeasure, figure: bigint): string =>
    measure === "VALID_BET"
      ? amount(figure)
      : t("multiple", { times: number(Number(figure / TENTH) / 10) });
}
