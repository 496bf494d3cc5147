import { z } from "zod";
import { signalEvidence } from "../../members/protection/signal-evidence.ts";
import {
  CONTACT_WAYS,
  SIGNAL_RULES,
  SIGNAL_STATES,
} from "../../members/protection/signal-kinds.ts";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";

const reference = z.string().min(1).max(40);
const note = z.string().trim().min(3).max(2_000);

const signal = {
  reference: z.string(),
  account: z.string(),
  rule: z.enum(SIGNAL_RULES),
  /** The last day that the rule looked at. */
  day: z.string(),
  state: z.enum(SIGNAL_STATES),
  evidence: signalEvidence,
};

/** Worrying play that is not closed, the oldest first, fifty at most. With `all`, the newest of all. */
export const staffSignalList = call({
  name: "staffSignalList",
  method: "GET",
  path: "/staff/signals",
  access: "staff",
  permission: "signal.list",
  line: "signal list <merchant>",
  input: z.object({ all: z.enum(["yes", "no"]).default("no") }),
  value: z.array(z.object({ ...signal, contacts: z.int() })),
});

/** One signal with its evidence, its contacts and the other signals of the account. */
export const staffSignalShow = call({
  name: "staffSignalShow",
  method: "GET",
  path: "/staff/signals/show",
  access: "staff",
  permission: "signal.read",
  line: "signal show <merchant> <reference>",
  input: z.object({ reference }),
  value: z.object({
    ...signal,
    foundAt: instant,
    /** When the player said that the word about it was read; null before. */
    readAt: instant.nullable(),
    contacts: z.array(
      z.object({
        at: instant,
        staff: z.string(),
        way: z.enum(CONTACT_WAYS),
        note: z.string(),
      }),
    ),
    closed: z.object({ at: instant, staff: z.string(), note: z.string() }).nullable(),
    others: z.array(
      z.object({
        reference: z.string(),
        rule: z.enum(SIGNAL_RULES),
        day: z.string(),
        state: z.enum(SIGNAL_STATES),
      }),
    ),
  }),
});

/**
 * Writes down a contact with the player: when, how and what was said. It stays as it is. Refuses with
 * unknown_signal, with signal_closed, and with contact_later a contact in the future.
 */
export const staffSignalContact = call({
  name: "staffSignalContact",
  method: "POST",
  path: "/staff/signals/contact",
  access: "staff",
  permission: "signal.contact",
  line: "signal contact <merchant> <reference>",
  input: z.object({
    reference,
    way: z.enum(CONTACT_WAYS),
    note,
    /** When it was; now without it. */
    at: instant.optional(),
  }),
  value: nothing,
});

/** Closes a signal with the reason. Refuses with unknown_signal, and with signal_closed. */
export const staffSignalClose = call({
  name: "staffSignalClose",
  method: "POST",
  path: "/staff/signals/close",
  access: "staff",
  permission: "signal.close",
  line: "signal close <merchant> <reference>",
  input: z.object({ reference, note }),
  value: nothing,
});
