import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { REBATE_CATEGORIES } from "./rebate-categories.ts";

const line = z.object({
  category: z.enum(REBATE_CATEGORIES),
  /** The valid bet of which nothing was given back yet; below zero after a correction. */
  validBet: money,
  /** Hundredths of a percent. */
  rate: z.number().int(),
  amount: money,
});

const claim = z.object({
  reference: z.string(),
  at: instant,
  amount: money,
  level: z.number().int(),
  /** LOST: nobody took it in time, by the merchant's rule. */
  state: z.enum(["PAID", "LOST"]),
  by: z.enum(["player", "platform"]),
  lines: z.array(line),
});

/** What the member's valid bet gives back now by category, and what was given back before. */
export const rebateShow = call({
  name: "rebateShow",
  method: "GET",
  path: "/rebate",
  access: "real",
  law: "vip",
  input: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
  value: z.object({
    level: z.number().int(),
    lines: z.array(line),
    total: money,
    /** The least that can be taken. */
    min: money,
    /** When the member may take it again after the last time; null for now. */
    mayClaimFrom: instant.nullable(),
    /** What happens at three in the morning of the merchant's zone to what nobody took. */
    unclaimed: z.enum(["PAID", "LOST"]),
    /** Nothing is paid in a break, a hold or while the account is being closed. */
    isPaused: z.boolean(),
    records: z.array(claim),
    totalPages: z.number().int(),
  }),
});

/**
 * Takes all that is open, once a minute. The same key again returns the same claim. Refuses with
 * rebate_too_small, rebate_too_soon, on_break, account_held and account_leaving.
 */
export const rebateClaim = call({
  name: "rebateClaim",
  method: "POST",
  path: "/rebate/claim",
  access: "real",
  law: "vip",
  keyed: true,
  input: z.object({}),
  value: claim,
});
