import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { LINE_REASONS, LINE_STATES } from "../../contract/staff/statements.ts";
import { deposits } from "./cashier.ts";
import { merchants } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Every credit of an imported statement. Its key is the same in each statement that shows it. */
export const bankLines = pgTable(
  "bank_lines",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: text().notNull(),
    /** The number of the merchant's account at the bank. */
    account: text().notNull(),
    key: text().notNull(),
    bankId: text("bank_id"),
    bookedAt: date("booked_at", { mode: "string" }).notNull(),
    /** In ledger units of 1/10,000. */
    amount: bigint({ mode: "bigint" }).notNull(),
    currency: text().notNull(),
    /** What payer and bank wrote. It may name the payer, so no log and no audit repeats it. */
    text: text().notNull(),
    state: text({ enum: LINE_STATES }).notNull(),
    /** Why it waits or waited; null when its import matched it. */
    reason: text({ enum: LINE_REASONS }),
    /** The deposit that it paid, or for which it waits for a second person. */
    depositId: text("deposit_id"),
    importedAt: instant("imported_at").notNull(),
    importedBy: text("imported_by").notNull(),
    /** When and by whom it was matched or put aside, and why put aside. */
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
    because: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.depositId],
      foreignColumns: [deposits.merchant, deposits.id],
    }),
    uniqueIndex("bank_lines_key").on(table.merchant, table.account, table.key),
    uniqueIndex("bank_lines_deposit")
      .on(table.merchant, table.depositId)
      .where(sql`${table.state} = 'MATCHED'`),
    index("bank_lines_waiting")
      .on(table.merchant, table.bookedAt, table.id)
      .where(sql`${table.state} = 'WAITING'`),
    index("bank_lines_day").on(table.merchant, table.bookedAt, table.id),
  ],
);
