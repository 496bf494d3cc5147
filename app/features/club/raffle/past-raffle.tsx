import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import * as section from "#app/ui/layout/section.css.ts";
import { link } from "#app/ui/layout/text.css.ts";
import type { Past } from "./route.tsx";

/** Who won a raffle that is over, masked, with the page that repeats its draw. */
export function PastRaffle({ past }: { past: Past }) {
  const { t } = useTranslation("raffle");
  const { amount, number } = useFormat();
  const { at } = useMoment();
  const { id, name, drawnAt, taken, winners } = past;
  const title = t("past.title", { name, time: at(drawnAt) });
  const isWon = winners.some(({ isOwn }) => isOwn);
  return (
    <section className={section.section}>
      <h2 className={section.heading}>{title}</h2>
      <p className={section.lead}>
        {t("past.lead", { count: taken, shown: number(taken) })}{" "}
        <Link to={`/fair/raffle/${id}`} className={link}>
          {t("past.check")}
        </Link>
      </p>
      {isWon && (
        <p>
          {t("past.won")}{" "}
          <Link to="/member/rewardCenter" className={link}>
            {t("past.rewards")}
          </Link>
        </p>
      )}
      <RecordTable
        label={title}
        isShort
        rows={winners}
        keyOf={({ place }) => String(place)}
        columns={[
          { label: t("prizes.place"), cell: ({ place }) => t("place", { place: number(place) }) },
          { label: t("past.number"), cell: (one) => number(one.number), isNumber: true },
          {
            label: t("past.player"),
            cell: ({ player, isOwn }) => (isOwn ? <strong>{t("past.you")}</strong> : player),
          },
          { label: t("prizes.cash"), cell: ({ cash }) => amount(cash), isNumber: true },
        ]}
      />
    </section>
  );
}
