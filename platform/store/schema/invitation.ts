import { sql } from "drizzle-orm";
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
import { members, merchants } from "./merchant.ts";

/** Codes that newcomers enter to name the member or campaign that sent them. */
export const affiliateCodes = pgTable(
  "affiliate_codes",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    /** In capitals. People may type any case. */
    code: text().notNull(),
    /** An affiliate's campaign, or the one code of each member. */
    kind: text({ enum: ["affiliate", "member"] }).notNull(),
    /** The code's owner; null for one of the merchant. */
    memberId: text("member_id"),
    /** The only host that accepts it; null for all. */
    domain: text(),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.code] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("affiliate_codes_member")
      .on(table.merchant, table.memberId)
      .where(sql`${table.kind} = 'member'`),
  ],
);

/** Which code brought which member. One row per invited member, written at registration. */
export const invitations = pgTable(
  "invitations",
  {
    merchant: text().notNull(),
    memberId: text("member_id").notNull(),
    code: text().notNull(),
    /** The code's owner at that time; null for one of the merchant. */
    invitedBy: text("invited_by"),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.memberId] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
    foreignKey({
      columns: [table.merchant, table.invitedBy],
      foreignColumns: [members.merchant, members.id],
    }),
    foreignKey({
      columns: [table.merchant, table.code],
      foreignColumns: [affiliateCodes.merchant, affiliateCodes.code],
    }),
    index("invitations_inviter").on(table.merchant, table.invitedBy, table.at.desc()),
  ],
);
