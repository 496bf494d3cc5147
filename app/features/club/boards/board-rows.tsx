import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import type { Card } from "./route.tsx";
import { useFigure } from "./use-figure.ts";
import { usePrize } from "./use-prize.ts";

type Props = { label: string; card: Pick<Card, "rows" | "measure"> };

/** The first places: place, masked player, figure and prize. The member's own row says so. */
export function BoardRows({ label, card }: Props) {
  const { t } = useTranslation("boards");
  const { number } = useFormat();
  const figure = useFigure();
  const prize = usePrize();
  return (
    <RecordTable
      label={label}
      isShort
      rows={card.rows}
      keyOf={({ place }) => String(place)}
      columns={[
        { label: t("columns.place"), cell: ({ place }) => t("place", { place: number(place) }) },
        {
          label: t("columns.player"),
          cell: ({ player, isOwn }) => (isOwn ? <strong>{t("you")}</strong> : player),
        },
        {
          label: t(`measures.${card.measure}`),
          cell: (row) => figure(card.measure, row.figure),
          isNumber: true,
        },
        { label: t("columns.prize"), cell: (row) => prize(row), isNumber: true },
      ]}
    />
  );
}
