import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { PROMOTION_CATEGORIES } from "../../contract/club/promotion-categories.ts";
import { AUDIENCES } from "../../contract/club/promotions.ts";
import { merchants } from "./merchant.ts";

export type PromotionWords = { title: string; summary: string; action: string; html: string };

export const promotions = pgTable(
  "promotions",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    /** Part of its page's address. */
    id: text().notNull(),
    category: text({ enum: PROMOTION_CATEGORIES }).notNull(),
    audience: text({ enum: AUDIENCES }).notNull(),
    picture: text().notNull(),
    words: jsonb().$type<Record<string, PromotionWords>>().notNull(),
    linkTo: text("link_to"),
    needsJoining: boolean("needs_joining").notNull().default(false),
    startsAt: timestamp("starts_at", { withTimezone: true }),
    endsAt: timestamp("ends_at", { withTimezone: true }),
    position: integer().notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("promotions_order").on(table.merchant, table.position),
  ],
);
