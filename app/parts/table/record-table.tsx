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
  /** Its few short cells fit a phone, so it stays a table there. */
  isShort?: boolean;
};

/** A table on a wide screen. On a phone each row is a card whose cells carry their labels. */
export function RecordTable<Row>({ label, rows, keyOf, columns, isShort = false }: Props<Row>) {
  const [first, ...others] = columns;
  const look = (table: string, card: string) => (isShort ? table : `${table} ${card}`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its frame is scrolled.
    <section className={s.frame} aria-label={label} tabIndex={0}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a table shown as cards is no table to some readers. */}
      <table className={look(s.table, s.cardTable)} role="table" aria-label={label}>
        <thead className={look(s.head, s.cardHead)}>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.isNumber ? s.number : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={isShort ? undefined : s.cardBody}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={look(s.row, s.cardRow)}>
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
