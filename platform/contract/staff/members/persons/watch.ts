import { z } from "zod";
import { WATCH_KINDS, WATCH_STATES } from "../../../members/person/watch-kinds.ts";
import { call } from "../../../wire/call.ts";
import { instant } from "../../../wire/money.ts";
import { waiting } from "../../outcome.ts";

const reference = z.string().min(1).max(40);

const hit = {
  reference: z.string(),
  /** The file of the list, and the list's own number of the person. */
  list: z.string(),
  entry: z.string(),
  kind: z.enum(WATCH_KINDS),
  state: z.enum(WATCH_STATES),
  at: instant,
};

/**
 * Entries of lists that name a member and that nobody decided about, the oldest first, fifty at most.
 * With `all`, the newest of all.
 */
export const staffWatchList = call({
  name: "staffWatchList",
  method: "GET",
  path: "/staff/watch",
  access: "staff",
  permission: "watch.list",
  line: "watch list <merchant>",
  input: z.object({ all: z.enum(["yes", "no"]).default("no") }),
  value: z.array(z.object({ ...hit, account: z.string() })),
});

/**
 * One entry with what the member told of themselves, and the other entries that name them. Each look is
 * written in the audit. Refuses with unknown_watch_hit.
 */
export const staffWatchShow = call({
  name: "staffWatchShow",
  method: "POST",
  path: "/staff/watch/show",
  access: "staff",
  permission: "watch.look",
  line: "watch show <merchant> <reference>",
  input: z.object({ reference }),
  value: z.object({
    ...hit,
    account: z.string(),
    name: z.string(),
    birthday: z.string(),
    documentNumber: z.string(),
    /** Since when the account is held; null without a hold. */
    heldSince: instant.nullable(),
    decidedAt: instant.nullable(),
    decidedBy: z.string().nullable(),
    note: z.string().nullable(),
    others: z.array(z.object(hit)),
  }),
});

/**
 * Says whether the entry is this person. A sanction holds the account until two people dismissed it. A
 * dismissed entry never names this member again. Refuses with unknown_watch_hit, and with watch_state
 * what is so already.
 */
export const staffWatchDecide = call({
  name: "staffWatchDecide",
  method: "POST",
  path: "/staff/watch/decide",
  access: "staff",
  permission: "watch.decide",
  line: "watch <decision> <merchant> <reference>",
  input: z.object({
    decision: z.enum(["confirm", "dismiss"]),
    reference,
    /** Why, for the next reader. */
    note: z.string().trim().min(3).max(500),
  }),
  value: waiting,
});
