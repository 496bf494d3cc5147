import { sql } from "drizzle-orm";
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { CAMPAIGN_KINDS, CAMPAIGN_STATES } from "../../contract/club/campaign-kinds.ts";
import { merchants } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Campaigns of a merchant as they stand. Each holds one offer of the merchant's terms. */
export const campaigns = pgTable(
  "campaigns",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    code: text().notNull(),
    kind: text({ enum: CAMPAIGN_KINDS }).notNull(),
    /** Names the bonus, mission, draw or board in the merchant's terms. */
    offer: text().notNull(),
    state: text({ enum: CAMPAIGN_STATES }).notNull(),
    version: integer().notNull(),
    /** Of this version, as `campaignContent` reads it. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    budget: amount("budget").notNull(),
    /** What its awards and bonuses cost, over all versions: cash, and free spins at their stake. */
    spent: amount("spent").notNull().default(sql`0`),
    /** The first second yes: since then nobody is offered it without the campaign. */
    governsSince: instant("governs_since"),
    startedAt: instant("started_at"),
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.code] }),
    // An offer has one budget at a time.
    uniqueIndex("campaigns_offer")
      .on(table.merchant, table.kind, table.offer)
      .where(sql`${table.state} in ('RUNNING', 'PAUSED')`),
    index("campaigns_governing")
      .on(table.merchant, table.governsSince)
      .where(sql`${table.governsSince} is not null`),
  ],
);

/** Every version that was drafted. It is only ever added to. */
export const campaignVersions = pgTable(
  "campaign_versions",
  {
    merchant: text().notNull(),
    code: text().notNull(),
    version: integer().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    draftedBy: text("drafted_by").notNull(),
    draftedAt: instant("drafted_at").notNull(),
    proposedBy: text("proposed_by"),
    approvedBy: text("approved_by"),
    approvedAt: instant("approved_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.code, table.version] }),
    foreignKey({
      columns: [table.merchant, table.code],
      foreignColumns: [campaigns.merchant, campaigns.code],
    }),
  ],
);
