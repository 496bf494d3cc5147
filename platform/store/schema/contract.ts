import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { CONTRACT_KINDS, CONTRACT_STATES } from "../../contract/agents/contract-kinds.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What an upline pays a direct downline for its team. Each offer is a row, whose terms stay. */
export const contracts = pgTable(
  "contracts",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    kind: text({ enum: CONTRACT_KINDS }).notNull(),
    /** The member that offers and pays; null is the operator. */
    upline: text(),
    downline: text().notNull(),
    state: text({ enum: CONTRACT_STATES }).notNull(),
    /** Counts from 1 for a kind and a downline. */
    version: integer().notNull(),
    /** The terms as the wire has them: amounts are texts of ledger units, rates are basis points. */
    terms: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The upline has seen which contracts below end with the acceptance, and proceeds. */
    isProceeding: boolean("is_proceeding").notNull(),
    endAskedBy: text("end_asked_by", { enum: ["upline", "downline"] }),
    offeredAt: instant("offered_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    answeredAt: instant("answered_at"),
    endedAt: instant("ended_at"),
    /** The contract in force that ended with the acceptance of this one. */
    replaces: text(),
    idempotencyKey: text("idempotency_key").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex("contracts_in_force")
      .on(table.merchant, table.kind, table.downline)
      .where(sql`${table.state} in ('ACTIVE', 'TERMINATION_REQUESTED')`),
    uniqueIndex("contracts_requested")
      .on(table.merchant, table.kind, table.downline)
      .where(sql`${table.state} = 'REQUESTED'`),
    uniqueIndex("contracts_key")
      .on(table.merchant, table.upline, table.idempotencyKey)
      .where(sql`${table.upline} is not null`),
    index("contracts_downline").on(table.merchant, table.downline, table.offeredAt),
    index("contracts_upline").on(table.merchant, table.upline, table.offeredAt),
    index("contracts_expiry")
      .on(table.merchant, table.expiresAt)
      .where(sql`${table.state} = 'REQUESTED'`),
  ],
);

/** Each act on a contract. Rows are only added. */
export const contractSteps = pgTable(
  "contract_steps",
  {
    merchant: text().notNull(),
    contract: text().notNull(),
    /** Counts from 1 for a contract. */
    number: integer().notNull(),
    act: text().notNull(),
    by: text({ enum: ["upline", "downline", "platform"] }).notNull(),
    /** Null for the offer. */
    from: text("from_state", { enum: CONTRACT_STATES }),
    to: text("to_state", { enum: CONTRACT_STATES }).notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.contract, table.number] })],
);
