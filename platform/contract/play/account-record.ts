import { z } from "zod";
import { DEPOSIT_KINDS, deposit } from "../money/cashier.ts";
import { withdrawal } from "../money/withdrawals.ts";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { MOVEMENT_REASONS, RECORD_KINDS } from "./record-kinds.ts";
import { recordPeriod } from "./record-period.ts";
import { severalOf } from "./several-of.ts";

/** One movement of the member's own cash. */
export const movement = z.object({
  /** The movement's position in the member's book, from 1. */
  number: z.string(),
  kind: z.enum(RECORD_KINDS),
  /** Negative when money left. */
  amount: money,
  /** The balance of the purse after the movement. */
  balance: money,
  at: instant,
  /** What the movement belongs to, and its id. */
  subject: z.enum(["deposit", "withdrawal", "transfer", "purse", "round", "none"]),
  id: z.string(),
  /** The reference that every other page shows for it; empty where `reason` says it. */
  reference: z.string(),
  reason: z.enum(MOVEMENT_REASONS).nullable(),
  /** Set for a deposit; an empty name means the default name of its kind. */
  method: z.object({ kind: z.enum(DEPOSIT_KINDS), name: z.string() }).nullable(),
  /** The account to which a withdrawal goes. */
  account: z.object({ label: z.string(), numberEnd: z.string() }).nullable(),
  /** The other account of a transfer, or the vendor of a purse. */
  counterparty: z.string().nullable(),
  game: z.object({ code: z.string(), name: z.string() }).nullable(),
});

/** Deposits and withdrawals under way. */
export const waiting = z.object({ deposits: z.array(deposit), withdrawals: z.array(withdrawal) });

/**
 * Every movement of the member's own cash, newest first. Empty `kinds` means all kinds. `search` is
 * part of a reference, method, account or vendor of money moved; `amount` finds movements of that
 * size. The totals cover all pages, without moves between the member's own purses.
 */
export const accountRecord = call({
  name: "accountRecord",
  method: "GET",
  path: "/records/transactions",
  access: "member",
  input: z.object({
    kinds: severalOf(RECORD_KINDS, /^[a-z,]*$/).default([]),
    search: z.string().trim().max(60).optional(),
    /** Looked for beside `search`, in either direction. */
    amount: money.optional(),
    ...recordPeriod,
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(500).default(20),
  }),
  value: z.object({
    list: z.array(movement),
    /** What is under way, which the balance does not show yet: on the first page without filters. */
    waiting,
    totalPages: z.number().int(),
    /** `out` is positive as well. */
    totals: z.object({ in: money, out: money }),
  }),
});
