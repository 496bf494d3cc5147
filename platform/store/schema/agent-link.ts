import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { DOWNLINE_TYPES } from "../../contract/agents/downline-types.ts";
import type { Rates } from "../../contract/agents/rate-categories.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Links by which newcomers register directly below an agent. */
export const agentLinks = pgTable(
  "agent_links",
  {
    merchant: text().notNull(),
    /** In capitals. */
    code: text().notNull(),
    /** The agent. */
    member: text().notNull(),
    type: text({ enum: DOWNLINE_TYPES }).notNull(),
    /** What a newcomer gets, never more than the agent has at that time. */
    rates: jsonb().$type<Rates>().notNull(),
    /** Null for a link without an end, and for one without a limit. */
    expiresAt: instant("expires_at"),
    usesMax: integer("uses_max"),
    uses: integer().notNull().default(0),
    switchedOffAt: instant("switched_off_at"),
    idempotencyKey: text("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.code] }),
    uniqueIndex("agent_links_key").on(table.merchant, table.member, table.idempotencyKey),
    index("agent_links_agent").on(table.merchant, table.member, table.createdAt.desc()),
  ],
);

/** Which link brought which member. */
export const agentJoins = pgTable(
  "agent_joins",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    code: text().notNull(),
    joinedAt: instant("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member] }),
    index("agent_joins_code").on(table.merchant, table.code),
  ],
);
