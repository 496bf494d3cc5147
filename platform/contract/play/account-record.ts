import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { severalOf } from "../wire/several-of.ts";
import { RECORD_KINDS } from "./record-kinds.ts";
import { recordPeriod } from "./record-period.ts";

/**
 * Every movement of the member's own cash, newest first. Empty `kinds` means all kinds. The totals
 * cover all pages.
 */
export const accountRecord = call({
  name: "accountRecord",
  method: "GET",
  path: "/records/transactions",
  access: "member",
  input: z.object({
    kinds: severalOf(RECORD_KINDS, /^[a-z,]*$/).default([]),
    ...recordPeriod,
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(500).default(20),
  }),
  value: z.object({
    list: z.array(
      z.object({
        /** The movement's position in the member's book, from 1. */
        number: z.string(),
        kind: z.enum(RECORD_KINDS),
        /** Negative when money left. */
        amount: money,
        /** The balance of the purse after the movement. */
        balance: money,
        at: instant,
        /** What the movement belongs to; `reference` is its id. */
        subject: z.enum(["deposit", "withdrawal", "transfer", "purse", "round", "none"]),
        reference: z.string(),
        /** The other account of a transfer, or the vendor of a purse. */
        counterparty: z.string().nullable(),
        game: z.object({ code: z.string(), name: z.string() }).nullable(),
      }),
    ),
    totalPages: z.number().int(),
    /** `out` is positive as well. */
    totals: z.object({ in: money, out: money }),
  }),
});
