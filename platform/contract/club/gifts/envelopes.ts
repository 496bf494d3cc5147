import { z } from "zod";
import { call } from "../../wire/call.ts";
import { instant, money } from "../../wire/money.ts";
import { clientSeed } from "./draws.ts";

/** An envelope that the member opened. */
const opened = z.object({
  id: z.string(),
  /** The day of the merchant's zone, whose seed it came from. */
  day: z.string(),
  /** When its rain began, such as "18:00". */
  slot: z.string(),
  at: instant,
  clientSeed: z.string(),
  /** Counts the member's envelopes of the day from 1. */
  nonce: z.number().int(),
  amount: money,
  /** How often the amount must be bet before it can be withdrawn. */
  multiple: z.number().int(),
});
export type OpenedEnvelope = z.output<typeof opened>;

/**
 * The rain of envelopes with its terms, the one of now, and the next one. `own` is null for a guest and
 * a trial account, `held` when the merchant has no rain.
 */
export const envelopeShow = call({
  name: "envelopeShow",
  method: "GET",
  path: "/envelopes",
  access: "guest",
  law: "draws",
  input: z.object({}),
  value: z.object({
    held: z
      .object({
        /** The SHA-256 of the day's seed, and when the seed is shown. */
        commitment: z.string(),
        endsAt: instant,
        /** The rain of now with its envelopes that are left; null between two. */
        now: z.object({ endsAt: instant, left: z.number().int() }).nullable(),
        nextAt: instant,
        /** When the rains of today begin, and how long each lasts. */
        slots: z.array(instant),
        minutes: z.number().int(),
        pool: money,
        count: z.number().int(),
        least: money,
        most: money,
        perSlot: z.number().int(),
        /** How often an amount must be bet before it can be withdrawn. */
        multiple: z.number().int(),
        /** The day's deposits from which on there are so many tickets. */
        tiers: z.array(z.object({ deposits: money, tickets: z.number().int() })),
      })
      .nullable(),
    own: z
      .object({
        /** What is left of today's tickets. */
        tickets: z.number().int(),
        /** Today's credited deposits. */
        deposited: money,
        /** How many the member opened in the rain of now. */
        openedNow: z.number().int(),
        opened: z.array(opened),
      })
      .nullable(),
  }),
});

/**
 * Opens an envelope of the rain of now with one ticket. The amount is stored and paid, and only then
 * shown. Refuses with no_rain, no_envelope, most_opened, no_ticket and draw_not_held.
 */
export const envelopeOpen = call({
  name: "envelopeOpen",
  method: "POST",
  path: "/envelopes/open",
  access: "real",
  law: "draws",
  keyed: true,
  input: z.object({
    clientSeed,
    /** The wagering that the member saw; another is refused with terms_changed. */
    multiple: z.number().int(),
  }),
  value: opened,
});

/** What anybody needs to repeat an envelope of the member's own. `seed` is null until its day is over. */
export const envelopeFair = call({
  name: "envelopeFair",
  method: "GET",
  path: "/envelopes/fair",
  access: "real",
  input: z.object({ id: z.string().max(64) }),
  value: z.object({
    opened,
    commitment: z.string(),
    seed: z.string().nullable(),
    /** When the seed is shown. */
    endsAt: instant,
    /** The text under the seed, without the number of the block. */
    issue: z.string(),
    /** The number that the stream gave. */
    number: z.number().int(),
    /** What pool and envelopes held before it, and the limits of one. */
    rest: money,
    left: z.number().int(),
    least: money,
    most: money,
  }),
});
