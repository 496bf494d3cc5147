import { z } from "zod";
import { DEPOSIT_STATES } from "../money/cashier.ts";
import { call, nothing } from "../wire/call.ts";
import { money } from "../wire/money.ts";
import { waiting } from "./outcome.ts";

/** The largest file of a statement. */
export const STATEMENT_BYTES_MAX = 4 * 2 ** 20;
/** Base64 makes a file a third longer. */
const FILE_TEXT_MAX = Math.ceil(STATEMENT_BYTES_MAX / 3) * 4;

/** Why a credit waits for staff. */
export const LINE_REASONS = [
  "no_note",
  "unknown_note",
  /** More than one waiting deposit has its note in the text. */
  "several",
  "amount_differs",
  "currency_differs",
  /** Its deposit is credited, rejected, cancelled or past its time. */
  "deposit_over",
  /** The bank booked it before the deposit was requested. */
  "booked_before",
  "trial_account",
  /** The bank corrects an earlier entry. */
  "reversal",
  /** Its deposit is found, and a second person must agree. */
  "second_person",
] as const;

export const LINE_STATES = ["WAITING", "MATCHED", "SET_ASIDE"] as const;

const column = z.string().trim().min(1).max(60).optional();

/** The names of a CSV file's columns, where they are not the usual ones. */
export const statementColumns = z.object({
  date: column,
  /** With a sign. Otherwise `credit` and `debit` are columns of their own. */
  amount: column,
  credit: column,
  debit: column,
  /** A word such as "abono" or "cargo" beside an amount without a sign. */
  sign: column,
  id: column,
  currency: column,
  text: z.array(z.string().trim().min(1).max(60)).min(1).max(8).optional(),
});
export type StatementColumns = z.output<typeof statementColumns>;

const id = z.string().min(1).max(40);
const day = z.iso.date();
const line = { bookedAt: day, amount: money, currency: z.string(), text: z.string() };
const reason = z.enum(LINE_REASONS).nullable();

/**
 * Takes up a bank's statement: CAMT.053, OFX or CSV. Each new credit pays the deposit that it names, or
 * waits for staff. With `plan` nothing is done.
 */
export const staffStatementImport = call({
  name: "staffStatementImport",
  method: "POST",
  path: "/staff/statements",
  access: "staff",
  permission: "statement.import",
  line: "statement import <merchant>",
  bodyBytesMax: FILE_TEXT_MAX + 64 * 1024,
  input: z.object({
    /** In base64. */
    file: z.base64().min(1).max(FILE_TEXT_MAX),
    columns: statementColumns.default({}),
    /** The account's number, which a CSV file does not name. */
    account: z.string().trim().min(1).max(64).optional(),
    /** Of a CSV file without a column for it; otherwise the merchant's. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    /** What stands before the decimals of a CSV file; otherwise its amounts say so. */
    decimal: z.enum(["comma", "point"]).optional(),
    /** How a CSV file writes 05/11/2026. */
    dates: z.enum(["dayFirst", "monthFirst"]).default("dayFirst"),
    plan: z.enum(["yes", "no"]).default("no"),
  }),
  value: z.object({
    /** Money that went out is left out. */
    debits: z.int(),
    /** Credits of earlier imports. */
    known: z.int(),
    credited: z.int(),
    /** Those for staff, with those for a second person. */
    waiting: z.int(),
    /** The new credits, in the order of the file. */
    lines: z.array(
      z.object({
        /** Null in a plan. */
        line: id.nullable(),
        ...line,
        outcome: z.enum(["credited", "waiting"]),
        reason,
        /** The deposit's reference. */
        deposit: z.string().nullable(),
      }),
    ),
  }),
});

/** The credits of imported statements; the earliest day first, fifty a page. */
export const staffStatementLines = call({
  name: "staffStatementLines",
  method: "GET",
  path: "/staff/statements/lines",
  access: "staff",
  permission: "statement.list",
  line: "statement lines <merchant>",
  input: z.object({
    state: z.enum(["waiting", "matched", "set-aside", "all"]).default("waiting"),
    after: id.optional(),
  }),
  value: z.object({
    list: z.array(
      z.object({
        line: id,
        ...line,
        account: z.string(),
        state: z.enum(LINE_STATES),
        reason,
        /** The deposit that it paid, or that waits for a second person. */
        deposit: z.string().nullable(),
        /** The person who imported, matched or put it aside last. */
        by: z.string(),
        /** Why staff put it aside. */
        because: z.string().nullable(),
        /** Of a waiting line: the transfers with its note, and waiting ones of its amount. */
        candidates: z.array(
          z.object({
            reference: z.string(),
            status: z.enum(DEPOSIT_STATES),
            amount: money,
            currency: z.string(),
            note: z.string().nullable(),
            account: z.string(),
          }),
        ),
      }),
    ),
    after: id.nullable(),
  }),
});

/** Credits a deposit with what came by a waiting line. A large one waits for a second person. */
export const staffStatementMatch = call({
  name: "staffStatementMatch",
  method: "POST",
  path: "/staff/statements/match",
  access: "staff",
  permission: "statement.match",
  line: "statement match <merchant> <line> <deposit>",
  input: z.object({
    line: id,
    /** The reference, the id, or the six digits of a transfer. */
    deposit: z.string().min(1).max(64),
  }),
  value: waiting.extend({ credited: money.nullable() }),
});

/** Puts a waiting line aside: it pays no deposit. */
export const staffStatementSetAside = call({
  name: "staffStatementSetAside",
  method: "POST",
  path: "/staff/statements/set-aside",
  access: "staff",
  permission: "statement.setAside",
  line: "statement set-aside <merchant> <line>",
  input: z.object({ line: id, reason: z.string().trim().min(3).max(200) }),
  value: nothing,
});
