import { boolean, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { LEGAL_PIECES } from "../../contract/core/legal.ts";
import { merchants } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The legal pieces that each brand of a merchant shows now, as its site told them at its start. */
export const legalBrandTexts = pgTable(
  "legal_brand_texts",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    brand: text().notNull(),
    piece: text({ enum: LEGAL_PIECES }).notNull(),
    /** Every language in one; null where the brand has nothing to show. */
    text: text(),
    /** The demonstration's own, which names nobody real. */
    isDemonstration: boolean("is_demonstration").notNull(),
    /** Since when the brand shows this text. */
    since: instant("since").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.brand, table.piece] })],
);

/** The same without brands, for servers of the release before. */
export const legalTexts = pgTable(
  "legal_texts",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    piece: text({ enum: LEGAL_PIECES }).notNull(),
    /** Every language in one; null where the site has nothing to show. */
    text: text(),
    /** SHA-256 of the text in hexadecimal digits. */
    hash: text(),
    /** The demonstration's own, which names nobody real. */
    isDemonstration: boolean("is_demonstration").notNull(),
    /** Since when the site shows this text. */
    since: instant("since").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.piece] })],
);

/** Who stands for a text. Written once, with the text itself. */
export const legalConfirmations = pgTable(
  "legal_confirmations",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    piece: text({ enum: LEGAL_PIECES }).notNull(),
    hash: text().notNull(),
    text: text().notNull(),
    confirmedAt: instant("confirmed_at").notNull(),
    /** The person's name and id, as the log shows them. */
    confirmedBy: text("confirmed_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.piece, table.hash] })],
);
