import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { members } from "./merchant.ts";

/** A login of a member. Only the SHA-256 of the token is stored. */
export const sessions = pgTable(
  "sessions",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    memberId: text("member_id").notNull(),
    tokenHash: text("token_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull(),
    /** The member's first login of all. It stays known after later ones are deleted. */
    isFirst: boolean("is_first").notNull().default(false),
    /** How the member proved their identity, and the request's origin. */
    kind: text().notNull().default("password"),
    address: text().notNull().default(""),
    country: text(),
    userAgent: text("user_agent").notNull().default(""),
    /** The absolute end, whatever the member does. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("sessions_member").on(table.merchant, table.memberId, table.lastSeenAt.desc()),
    // For who is online.
    index("sessions_seen").on(table.merchant, table.lastSeenAt),
    uniqueIndex("sessions_token").on(table.merchant, table.tokenHash),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
  ],
);
