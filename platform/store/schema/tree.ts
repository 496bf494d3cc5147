import { date, index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";

/**
 * Every member with each member above them, and with themselves at depth 0. The functions
 * `member_tree_join` and `member_tree_move` alone write it. A figure of a day counts a pair from
 * `sinceDay` on, so a member's past stays with the upline of that time.
 */
export const memberTree = pgTable(
  "member_tree",
  {
    merchant: text().notNull(),
    ancestor: text().notNull(),
    descendant: text().notNull(),
    depth: smallint().notNull(),
    sinceDay: date("since_day").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.ancestor, table.descendant] }),
    index("member_tree_up").on(table.merchant, table.descendant, table.depth),
  ],
);

/** Pairs that a move ended: they count from the first day to before the last. */
export const memberTreePast = pgTable(
  "member_tree_past",
  {
    merchant: text().notNull(),
    ancestor: text().notNull(),
    descendant: text().notNull(),
    sinceDay: date("since_day").notNull(),
    untilDay: date("until_day").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.descendant, table.untilDay, table.ancestor] }),
    index("member_tree_past_down").on(table.merchant, table.ancestor, table.untilDay),
  ],
);
