import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { CONTRACT_KINDS } from "../../contract/agents/contract-kinds.ts";
import { BILL_STATES } from "../../contract/agents/pay.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A period of pay. It is OPEN until its days are sealed, SEALED with its bills, then PAID. */
export const payPeriods = pgTable(
  "pay_periods",
  {
    merchant: text().notNull(),
    kind: text({ enum: CONTRACT_KINDS }).notNull(),
    /** Its length and its first day, e.g. "semimonthly:2026-11-16". */
    period: text().notNull(),
    fromDay: date("from_day").notNull(),
    /** The day after its last. */
    toDay: date("to_day").notNull(),
    state: text({ enum: ["OPEN", "SEALED", "PAID"] }).notNull(),
    /** When its pay fell due. */
    dueAt: instant("due_at").notNull(),
    /** The versioned option that its bills follow; null until they are made. */
    payer: text({ enum: ["UPLINE", "HOUSE"] }),
    sealedAt: instant("sealed_at"),
    paidAt: instant("paid_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.kind, table.period] }),
    index("pay_periods_open").on(table.merchant, table.dueAt).where(sql`${table.state} <> 'PAID'`),
  ],
);

/** What a contract earned in a period. The inputs and the terms give the amounts again. */
export const payBills = pgTable(
  "pay_bills",
  {
    merchant: text().notNull(),
    kind: text({ enum: CONTRACT_KINDS }).notNull(),
    period: text().notNull(),
    contract: text().notNull(),
    payee: text().notNull(),
    /** Null is the operator. */
    upline: text(),
    /** The order of payment within the period: whoever pays comes before whoever is paid. */
    turn: integer().notNull(),
    /** The days that it counted. A contract that ended has fewer than the period. */
    fromDay: date("from_day").notNull(),
    toDay: date("to_day").notNull(),
    /** The figures that were counted; amounts are texts of ledger units. */
    inputs: jsonb().$type<Record<string, unknown>>().notNull(),
    /** From 1; null when no tier was met. */
    tier: smallint(),
    gross: amount("gross").notNull(),
    carryIn: amount("carry_in").notNull(),
    carryOut: amount("carry_out").notNull(),
    /** The gross of the direct downlines' bills. */
    paidBelow: amount("paid_below").notNull(),
    net: amount("net").notNull(),
    /** What is moved to the payee, and what has been. */
    due: amount("due").notNull(),
    paid: amount("paid").notNull(),
    /** How many movements were made for it. */
    parts: integer().notNull().default(0),
    state: text({ enum: BILL_STATES }).notNull(),
    termsVersion: integer("terms_version").notNull(),
    issuedAt: instant("issued_at").notNull(),
    /** Until when the upline pays by itself. After that the platform collects by force. */
    payUntil: instant("pay_until").notNull(),
    paidAt: instant("paid_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.kind, table.period, table.contract] }),
    index("pay_bills_payee").on(table.merchant, table.payee, table.kind, table.toDay),
    index("pay_bills_upline").on(table.merchant, table.upline, table.kind, table.toDay),
    index("pay_bills_issued")
      .on(table.merchant, table.kind, table.period, table.turn)
      .where(sql`${table.state} = 'ISSUED'`),
    index("pay_bills_short")
      .on(table.merchant, table.issuedAt)
      .where(sql`${table.state} in ('INSUFFICIENT', 'PART_COLLECTED', 'EXPIRED')`),
  ],
);

/** Uplines that owe a bill. Their withdrawals and transfers wait until it is paid. */
export const payHolds = pgTable(
  "pay_holds",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    kind: text({ enum: CONTRACT_KINDS }).notNull(),
    period: text().notNull(),
    contract: text().notNull(),
    since: instant("since").notNull(),
    /** When it was paid; null while it is owed. */
    until: instant("until"),
  },
  (table) => [
    primaryKey({
      columns: [table.merchant, table.member, table.kind, table.period, table.contract],
    }),
    index("pay_holds_open").on(table.merchant, table.member).where(sql`${table.until} is null`),
  ],
);

/** A round that a real-time salary paid by a contract. It is never paid again by the same one. */
export const payLines = pgTable(
  "pay_lines",
  {
    merchant: text().notNull(),
    contract: text().notNull(),
    vendor: text().notNull(),
    roundId: text("round_id").notNull(),
    /** The period of its bill. */
    period: text().notNull(),
    /** Whoever has bet. */
    member: text().notNull(),
    game: text().notNull(),
    gameType: text("game_type").notNull(),
    /** As the round closed; a later correction changes nothing here. */
    stake: amount("stake").notNull(),
    payout: amount("payout").notNull(),
    /** The member's valid bet of that day as the run counted it; null where no tier asks for it. */
    dayBet: amount("day_bet"),
    tier: smallint().notNull(),
    rate: integer().notNull(),
    amount: amount("amount").notNull(),
    settledAt: instant("settled_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.contract, table.vendor, table.roundId] }),
    index("pay_lines_bill").on(
      ...([table.merchant, table.contract, table.period, table.settledAt, table.vendor] as const),
      table.roundId,
    ),
  ],
);
