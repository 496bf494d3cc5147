import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { MovementRow } from "./movement-row.tsx";
import * as s from "./movement-table.css.ts";
import type { Movement } from "./transactions-page.tsx";

type Day = { name: string; movements: Movement[] };

/** Movements grouped by day, like a bank statement. */
export function MovementTable({ movements }: { movements: Movement[] }) {
  const { t } = useTranslation("records");
  const { date } = useFormat();
  const days: Day[] = [];
  for (const movement of movements) {
    const name = date(movement.at);
    const last = days.at(-1);
    if (last?.name === name) last.movements.push(movement);
    else days.push({ name, movements: [movement] });
  }
  return (
    // The role says what the display on a phone takes away.
    // biome-ignore lint/a11y/noRedundantRoles: a table shown as rows is no table to some readers.
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
      {days.map(({ name, movements: ofDay }) => (
        <tbody key={name} className={s.day}>
          <tr className={s.dayRow}>
            <th scope="rowgroup" colSpan={4} className={s.dayName}>
              {name}
            </th>
          </tr>
          {ofDay.map((movement) => (
            <MovementRow key={movement.number} movement={movement} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
