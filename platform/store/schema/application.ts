import { sql } from "drizzle-orm";
import {
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  APPLICATION_REASONS,
  APPLICATION_STATES,
} from "../../contract/agents/application-kinds.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Members' applications to become agents. */
export const affiliateApplications = pgTable(
  "affiliate_applications",
  {
    merchant: text().notNull(),
    /** The reference. */
    id: text().notNull(),
    member: text().notNull(),
    state: text({ enum: APPLICATION_STATES }).notNull(),
    text: text().notNull(),
    channels: jsonb().$type<string[]>().notNull(),
    appliedAt: instant("applied_at").notNull(),
    decidedAt: instant("decided_at"),
    /** The member of staff. */
    decidedBy: text("decided_by"),
    reason: text({ enum: APPLICATION_REASONS }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex("affiliate_applications_open")
      .on(table.merchant, table.member)
      .where(sql`${table.state} = 'OPEN'`),
    index("affiliate_applications_member").on(table.merchant, table.member, table.appliedAt),
    index("affiliate_applications_state").on(table.merchant, table.state, table.appliedAt),
  ],
);
