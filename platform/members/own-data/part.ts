import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { toDecimal } from "../../contract/wire/written-money.ts";
import type { Context } from "../../core/context.ts";

export type Row = Record<string, unknown>;

/** One part of a member's copy: the rows of a table, and which of their columns are the member's. */
export type Part = {
  table: PgTable & { merchant: PgColumn };
  /** The rows that are the member's. */
  isOwn: (memberId: string, merchant: string) => SQL | undefined;
  columns: readonly string[];
  /** A unique order within the member's rows, for pages. */
  order: readonly PgColumn[];
  /** What cannot be read as it is stored. */
  shape?: (context: Context, memberId: string, row: Row) => Row;
};

type Columns<Table extends PgTable> = keyof Table["_"]["columns"] & string;

/** A part with the names of its columns checked against its table. */
export function part<Table extends PgTable & { merchant: PgColumn }>(
  table: Table,
  columns: readonly Columns<Table>[],
  rest: Omit<Part, "table" | "columns">,
): Part {
  return { table, columns, ...rest };
}

/** Integers that are no money. */
const COUNTS = new Set(["number", "rounds", "validBets", "count", "series"]);

/** A row as a person reads it: decimals for money, ISO times, nothing that is empty. */
export function readable(row: Row): Row {
  const cells = Object.entries(row).map(([name, value]) => [name, readableCell(name, value)]);
  return Object.fromEntries(cells.filter(([, value]) => value !== null && value !== ""));
}

function readableCell(name: string, value: unknown): unknown {
  if (typeof value === "bigint") return COUNTS.has(name) ? value.toString() : toDecimal(value);
  if (value instanceof Date) return value.toISOString();
  return value ?? null;
}

/** The columns to read, and each of the order as a text, exact to the microsecond. */
export function selection({ table, columns, order }: Part) {
  const all = getTableColumns(table);
  return {
    row: Object.fromEntries(columns.map((name) => [name, all[name]!])),
    place: sql<string[]>`array[${sql.join(
      order.map((column) => sql`${column}::text`),
      sql`, `,
    )}]`,
  };
}

/** The rows that come after the place of the last one that was read. */
export function isAfter({ order }: Part, place: readonly string[]): SQL {
  const columns = sql.join([...order], sql`, `);
  const values = order.map(
    (column, at) => sql`cast(${place[at] ?? ""} as ${sql.raw(column.getSQLType())})`,
  );
  return sql`(${columns}) > (${sql.join(values, sql`, `)})`;
}
