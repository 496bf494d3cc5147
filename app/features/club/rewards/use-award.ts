import { useTranslation } from "#app/i18n/use-translation.ts";
import { useWorth } from "../use-worth.ts";
import type { Award } from "./route.tsx";

/** Says what an award is for, and what it gives: cash, points and free spins. */
export function useAward() {
  const { t } = useTranslation("rewards");
  const worth = useWorth("rewards");
  return {
    nameOf: ({ kind, rule, board }: Pick<Award, "kind" | "rule" | "board">): string => {
      const detail = rule.split(":")[1] ?? "";
      if (kind === "draw") return t(`kinds.${detail}`);
      if (board) return t("kinds.boardNamed", { board: board.name });
      return t(`kinds.${kind}`, { level: detail });
    },
    worthOf: ({ amount, points, spins }: Pick<Award, "amount" | "points" | "spins">): string =>
      worth({ cash: amount, points, spins }),
  };
}
