import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Counters of failed attempts, in the form of rate-limiter-flexible. */
export const attemptLimits = pgTable("attempt_limits", {
  /** Begins with the merchant. Account and address appear only as hashes. */
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: bigint({ mode: "bigint" }),
});
