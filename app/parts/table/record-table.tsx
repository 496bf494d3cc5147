import type { ReactNode } from "react";
import * as s from "./record-table.css.ts";

export type Column<Row> = {
  /** Names the column, also beside its value where a row is a card. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and numbers stand at the end of their column. */
  isNumber?: boolean;
};

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first heads the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
};

/** A table on a wide screen. On a phone each row is a card whose cells carry their labels. */
export function RecordTable<Row>({ label, rows, keyOf, columns }: Props<Row>) {
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its frame is scrolled.
    <section className={s.frame} aria-label={label} tabIndex={0}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a table shown as cards is no table to some readers. */}
      <table className={s.table} role="table" aria-label={label}>
        <thead className={s.head}>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.isNumber ? s.number : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={s.body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={s.row}>
              <th scope="row" className={s.lead}>
                {first.cell(row)}
              </th>
              {others.map((column) => (
                <td
                  key={column.label}
                  data-label={column.label}
                  className={column.isNumber ? s.number : undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
