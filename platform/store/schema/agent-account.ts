import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Rates } from "../../contract/agents/rate-categories.ts";

/** Accounts that agents made, by the key of the request. The same key again answers the same account. */
export const agentAccounts = pgTable(
  "agent_accounts",
  {
    merchant: text().notNull(),
    agent: text().notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    member: text().notNull(),
    /** The rates that it began with. */
    rates: jsonb().$type<Rates>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.agent, table.idempotencyKey] }),
    index("agent_accounts_made").on(table.merchant, table.agent, table.createdAt),
  ],
);
