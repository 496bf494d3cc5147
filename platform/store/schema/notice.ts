import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { members, merchants } from "./merchant.ts";

export type BannerWords = { kicker: string; title: string; text: string; action: string };

export const banners = pgTable(
  "banners",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: text().notNull(),
    groupName: text("group_name").notNull(),
    position: integer().notNull(),
    /** Names the picture among the brand's own assets. */
    url: text().notNull(),
    linkageType: text("linkage_type", { enum: ["GAME", "PROMOTION", "PAGE", "URL"] }),
    linkageTarget: text("linkage_target"),
    /** The words beside the picture, by language. */
    words: jsonb().$type<Record<string, BannerWords>>().notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("banners_group").on(table.merchant, table.groupName, table.position),
  ],
);

/** A message to one member; the site writes the sentence from kind and details. */
export const messages = pgTable(
  "messages",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    memberId: text("member_id").notNull(),
    kind: text({ enum: ["welcome", "depositCredited", "depositFailed"] }).notNull(),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
    index("messages_member").on(table.merchant, table.memberId, table.createdAt.desc()),
  ],
);
