import { Fragment, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import "./movement-forms.css.ts";
import * as s from "./movement-table.css.ts";

type Line = { key: string; at: number; row: ReactNode };
type Day = { name: string; lines: Line[] };

/** Lines grouped by day, like a bank statement. */
export function MovementTable({ lines }: { lines: Line[] }) {
  const { t } = useTranslation("records");
  const { date } = useFormat();
  const days: Day[] = [];
  for (const line of lines) {
    const name = date(line.at);
    const last = days.at(-1);
    if (last?.name === name) last.lines.push(line);
    else days.push({ name, lines: [line] });
  }
  return (
    // The role says what the display on a phone takes away.
    // biome-ignore lint/a11y/noRedundantRoles: without the role, some screen readers drop a table that CSS shows as rows.
    <table className={s.table} role="table" aria-label={t("transactions.title")}>
      <thead className={s.head}>
        <tr>
          <th scope="col">{t("transactions.movement")}</th>
          <th scope="col">{t("transactions.time")}</th>
          <th scope="col" className={s.number}>
            {t("transactions.amount")}
          </th>
          <th scope="col" className={s.number}>
            {t("transactions.balance")}
          </th>
        </tr>
      </thead>
      {days.map(({ name, lines: ofDay }) => (
        <tbody key={name} className={s.day}>
          <tr className={s.dayRow}>
            <th scope="rowgroup" colSpan={4} className={s.dayName}>
              {name}
            </th>
          </tr>
          {ofDay.map(({ key, row }) => (
            <Fragment key={key}>{row}</Fragment>
          ))}
        </tbody>
      ))}
    </table>
  );
}
