import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { FEEDBACK_TYPES } from "../../contract/publishing/feedback-rules.ts";
import { bytes } from "./bytes.ts";
import { members, merchants } from "./merchant.ts";
import { isTagLength } from "./tag-length.ts";

/** Messages from visitors to customer service. The id is the reference that they were given. */
export const feedback = pgTable(
  "feedback",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: text().notNull(),
    memberId: text("member_id"),
    type: text({ enum: FEEDBACK_TYPES }).notNull(),
    content: text().notNull(),
    email: text(),
    language: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    closedAt: timestamp("closed_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
    check("feedback_language", isTagLength(table.language)),
    index("feedback_time").on(table.merchant, table.createdAt.desc()),
    index("feedback_member").on(table.merchant, table.memberId, table.createdAt.desc()),
  ],
);

export const feedbackImages = pgTable(
  "feedback_images",
  {
    merchant: text().notNull(),
    feedbackId: text("feedback_id").notNull(),
    position: integer().notNull(),
    contentType: text("content_type", { enum: ["image/png", "image/jpeg"] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.feedbackId, table.position] }),
    foreignKey({
      columns: [table.merchant, table.feedbackId],
      foreignColumns: [feedback.merchant, feedback.id],
    }).onDelete("cascade"),
  ],
);
