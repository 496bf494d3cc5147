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
import { MESSAGE_KINDS } from "../../contract/publishing/messages.ts";
import type { Execution, NoticeType } from "../../contract/publishing/notices.ts";
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
    /** The name of the picture in the brand's own assets. */
    url: text().notNull(),
    linkageType: text("linkage_type", { enum: ["GAME", "PROMOTION", "PAGE", "URL"] }),
    linkageTarget: text("linkage_target"),
    /** The words next to the picture, by language. */
    words: jsonb().$type<Record<string, BannerWords>>().notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
    /** The first instant of showing, and the first after it. Null means open. */
    shownFrom: timestamp("shown_from", { withTimezone: true }),
    shownTo: timestamp("shown_to", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("banners_group").on(table.merchant, table.groupName, table.position),
  ],
);

export type NoticeWords = { title: string; content: string };

/** A merchant's notices to visitors. The content was sanitised when it was written. */
export const notices = pgTable(
  "notices",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: text().notNull(),
    /** Where it shows: B the bar, PL players, PU the popup, PR promotions, H the home page. */
    types: text().array().$type<NoticeType[]>().notNull(),
    /** The audience: A members, B guests, F members in their first session, G agents. */
    execution: text().array().$type<Execution[]>().notNull(),
    /** It opens by itself over a page, once a session. */
    mustRead: boolean("must_read").notNull().default(false),
    /** Title and content by language. */
    words: jsonb().$type<Record<string, NoticeWords>>().notNull(),
    publishedFrom: timestamp("published_from", { withTimezone: true }).notNull(),
    publishedTo: timestamp("published_to", { withTimezone: true }),
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("notices_time").on(table.merchant, table.publishedFrom.desc(), table.id),
  ],
);

/** A message to one member. The site writes the sentence from kind and details. */
export const messages = pgTable(
  "messages",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    memberId: text("member_id").notNull(),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
    /** Hidden from its member by themselves; the row stays for staff. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
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
