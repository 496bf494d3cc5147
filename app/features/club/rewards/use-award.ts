import { useTranslation } from "#app/i18n/use-translation.ts";
import { useWorthParts } from "../use-worth-parts.ts";
import type { Award } from "./route.tsx";

type Given = Pick<Award, "amount" | "points" | "spins">;

/** Says what an award is for, and what it gives: cash, points and free spins. */
export function useAward() {
  const { t } = useTranslation("rewards");
  const parts = useWorthParts("rewards");
  const partsOf = ({ amount, ...rest }: Given): string[] => parts({ cash: amount, ...rest });
  return {
    nameOf: ({ kind, rule, board }: Pick<Award, "kind" | "rule" | "board">): string => {
      const detail = rule.split(":")[1] ?? "";
      if (kind === "draw") return t(`kinds.${detail}`);
      if (board) return t("kinds.boardNamed", { board: board.name });
      return t(`kinds.${kind}`, { level: detail });
    },
    partsOf,
    worthOf: (award: Given): string => partsOf(award).join(" + "),
  };
}
