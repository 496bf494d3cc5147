import { eq, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Rows of which one of these columns names the member. */
export const of =
  (...columns: PgColumn[]) =>
  (memberId: string): SQL | undefined =>
    or(...columns.map((column) => eq(column, memberId)));
