import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as section from "#app/ui/layout/section.css.ts";
import { link } from "#app/ui/layout/text.css.ts";
import type { Played } from "./route.tsx";
import { usePrize } from "./use-prize.ts";

/** The member's last plays, each with the page that repeats it. */
export function Plays({ plays }: { plays: Played[] }) {
  const { t } = useTranslation("draws");
  const { dateTime } = useFormat();
  const prize = usePrize();
  return (
    <section className={section.section}>
      <h2 className={section.heading}>{t("plays.title")}</h2>
      <RecordTable
        label={t("plays.title")}
        rows={plays}
        keyOf={({ id }) => id}
        columns={[
          { label: t("plays.time"), cell: ({ at }) => dateTime(at) },
          { label: t("plays.prize"), cell: prize },
          {
            label: t("plays.proof"),
            cell: ({ id, nonce }) => (
              <Link to={`/fair/${id}`} className={link}>
                {t("plays.check", { nonce })}
              </Link>
            ),
          },
        ]}
      />
    </section>
  );
}
