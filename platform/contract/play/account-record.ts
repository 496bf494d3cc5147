import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { severalOf } from "../wire/several-of.ts";
import { RECORD_KINDS } from "./record-kinds.ts";
import { recordPeriod } from "./record-period.ts";

/**
 * Every movement of the member's own cash, newest first. `kinds` empty is all of them. The
 * totals are over all pages.
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
        /** The movement's place in the member's book; the first is 1. */
        number: z.string(),
        kind: z.enum(RECORD_KINDS),
        /** Below zero where money left. */
        amount: money,
        /** What lay in the purse afterwards. */
        balance: money,
        at: instant,
        /** What it belongs to; `reference` is that one's id. */
        subject: z.enum(["deposit", "withdrawal", "transfer", "purse", "round", "none"]),
        reference: z.string(),
        /** With whom a transfer was made, or which vendor's purse it was. */
        counterparty: z.string().nullable(),
        game: z.object({ code: z.string(), name: z.string() }).nullable(),
      }),
    ),
    totalPages: z.number().int(),
    /** `out` is above zero as well. */
    totals: z.object({ in: money, out: money }),
  }),
});
