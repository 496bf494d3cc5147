import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { POINT } from "#platform/contract/club/point.ts";

/** Writes points, which come in 1/10,000 of a point; whole ones are all that is ever moved. */
export function usePoints() {
  const { t } = useTranslation("points");
  const { number } = useFormat();
  return (points: bigint) => {
    const count = Number(points / POINT);
    return t("points", { count, shown: number(count) });
  };
}
