import { z } from "zod";
import { call, nothing } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { CLOSING_BLOCKS, OWN_DATA_PARTS } from "./own-data-kinds.ts";

/**
 * A page of one part of what the platform keeps of the member, as rows that a person can read.
 * Amounts and times are texts. `next` continues the part.
 */
export const ownDataPart = call({
  name: "ownDataPart",
  method: "GET",
  path: "/own-data",
  access: "real",
  input: z.object({ part: z.enum(OWN_DATA_PARTS), after: z.string().max(400).optional() }),
  value: z.object({
    rows: z.array(z.record(z.string(), z.unknown())),
    next: z.string().nullable(),
  }),
});

/** What hinders the closing of the account now, and what it leaves behind. */
export const closingShow = call({
  name: "closingShow",
  method: "GET",
  path: "/account/closing",
  access: "real",
  input: z.object({}),
  value: z.object({
    blocks: z.array(z.enum(CLOSING_BLOCKS)),
    balance: money,
    /** Until when the law keeps what is sealed, if the account is closed now. */
    keptUntil: instant,
    isExcluded: z.boolean(),
    /** True when the member can only withdraw and close any more. */
    isLeaving: z.boolean(),
  }),
});

/**
 * Frees what wagering still locks of the member's own deposits, so that all of it can be withdrawn. From
 * then on the account takes no deposit and no bet, and it never goes back. Refuses with nothing_locked a
 * member without such money, and with closing_blocked an agent.
 */
export const closingLeave = call({
  name: "closingLeave",
  method: "POST",
  path: "/account/closing/leave",
  access: "real",
  input: z.object({}),
  value: nothing,
});

/** Closes the member's account for good. Every session ends. */
export const accountClose = call({
  name: "accountClose",
  method: "POST",
  path: "/account/closing",
  access: "real",
  input: z.object({}),
  value: nothing,
});
