import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as section from "#app/ui/layout/section.css.ts";
import { link } from "#app/ui/layout/text.css.ts";
import type { Opened } from "./route.tsx";

/** The member's last envelopes, each with the page that repeats it. */
export function OpenedList({ opened }: { opened: Opened[] }) {
  const { t } = useTranslation("envelope");
  const { amount, dateTime } = useFormat();
  return (
    <section className={section.section}>
      <h2 className={section.heading}>{t("list.title")}</h2>
      <RecordTable
        label={t("list.title")}
        rows={opened}
        keyOf={({ id }) => id}
        columns={[
          { label: t("list.time"), cell: ({ at }) => dateTime(at) },
          { label: t("list.amount"), cell: (one) => amount(one.amount), isNumber: true },
          {
            label: t("list.proof"),
            cell: ({ id, nonce }) => (
              <Link to={`/fair/${id}`} className={link}>
                {t("list.check", { nonce })}
              </Link>
            ),
          },
        ]}
      />
    </section>
  );
}
