import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { Award } from "./route.tsx";

/** Says what an award is for, and what it gives: cash, points or both. */
export function useAward() {
  const { t } = useTranslation("rewards");
  const { amount, number } = useFormat();
  return {
    nameOf: ({ kind, rule }: Pick<Award, "kind" | "rule">): string => {
      const detail = rule.split(":")[1] ?? "";
      if (kind === "draw") return t(detail === "egg" ? "kinds.egg" : "kinds.wheel");
      return t(`kinds.${kind}`, { level: detail });
    },
    worthOf: ({ amount: cash, points }: Pick<Award, "amount" | "points">): string =>
      [
        cash > 0n && amount(cash),
        points > 0 && t("points", { count: points, shown: number(points) }),
      ]
        .filter(Boolean)
        .join(" + "),
  };
}
