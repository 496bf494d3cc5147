import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { LANGUAGE_TAG_MAX } from "../../contract/languages/language-tag.ts";

/** The condition of a column that keeps one BCP 47 tag. */
export const isTagLength = (column: AnyPgColumn): SQL =>
  sql`char_length(${column}) <= ${sql.raw(String(LANGUAGE_TAG_MAX))}`;
