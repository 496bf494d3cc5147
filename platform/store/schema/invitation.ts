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

/** What people give when they sign up so that it is known who sent them. */
export const affiliateCodes = pgTable(
  "affiliate_codes",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    /** In capitals; people type it in any case. */
    code: text().notNull(),
    /** An affiliate's campaign, or the one code that every member has. */
    kind: text({ enum: ["affiliate", "member"] }).notNull(),
    /** Whose code it is; null for one of the house. */
    memberId: text("member_id"),
    /** The only host at which it is good; null for all. */
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

/** Who came by whose code; one line for each invited member, written when they sign up. */
export const invitations = pgTable(
  "invitations",
  {
    merchant: text().notNull(),
    memberId: text("member_id").notNull(),
    code: text().notNull(),
    /** Whose code it was then; null for one of the house. */
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
