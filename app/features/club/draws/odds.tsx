import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as section from "#app/ui/layout/section.css.ts";
import type { Held } from "./route.tsx";
import { usePrize } from "./use-prize.ts";

/** Every prize with its exact share of the numbers. */
export function Odds({ held }: { held: Held }) {
  const { t } = useTranslation("draws");
  const { number, percent } = useFormat();
  const prize = usePrize();
  const sum = held.prizes.reduce((total, { weight }) => total + weight, 0);
  return (
    <section className={section.section}>
      <h2 className={section.heading}>{t("odds.title")}</h2>
      <p className={section.lead}>{t("odds.lead", { sum: number(sum) })}</p>
      <RecordTable
        label={t("odds.title")}
        isShort
        rows={held.prizes}
        keyOf={({ key }) => key}
        columns={[
          {
            label: t("odds.prize"),
            cell: (one) => (one.isOut ? t("odds.out", { prize: prize(one) }) : prize(one)),
          },
          {
            label: t("odds.share"),
            cell: ({ weight }) => t("odds.of", { weight: number(weight), sum: number(sum) }),
            isNumber: true,
          },
          {
            label: t("odds.chance"),
            cell: ({ weight }) => percent(((weight / sum) * 100).toString()),
            isNumber: true,
          },
        ]}
      />
    </section>
  );
}
