import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Counters of failed attempts, in the shape that rate-limiter-flexible keeps them. */
export const attemptLimits = pgTable("attempt_limits", {
  /** Begins with the merchant; account and address only as hashes. */
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: bigint({ mode: "bigint" }),
});
