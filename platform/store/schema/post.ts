import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { merchants } from "./merchant.ts";

export type PostWords = { title: string; summary: string; html: string };

export const posts = pgTable(
  "posts",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    /** Part of its page's address. */
    slug: text().notNull(),
    cover: text().notNull(),
    author: text().notNull(),
    words: jsonb().$type<Record<string, PostWords>>().notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.slug] }),
    index("posts_published").on(table.merchant, table.publishedAt.desc()),
  ],
);
