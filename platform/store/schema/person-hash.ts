import { boolean, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { PERSON_KINDS } from "../../domain/person/person-facts.ts";
import type { RegisterName } from "../../domain/person/registers.ts";
import { merchants } from "./merchant.ts";

/** Keys that serve every merchant of the operator and outlive the master secret. */
export const operatorKeys = pgTable("operator_keys", {
  name: text().primaryKey(),
  /** Sealed with the platform's data key. */
  sealed: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** By what a person is known again, hashed with the operator's key for persons. */
export const personHashes = pgTable(
  "person_hashes",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    member: text().notNull(),
    kind: text({ enum: PERSON_KINDS }).notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member, table.kind, table.hash] }),
    index("person_hashes_hash").on(table.merchant, table.kind, table.hash),
  ],
);

/** What a register of excluded persons said of a member last. */
export const registerChecks = pgTable(
  "register_checks",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    member: text().notNull(),
    register: text().$type<RegisterName>().notNull(),
    isListed: boolean("is_listed").notNull(),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member, table.register] })],
);
