import { z } from "zod";
import { call } from "../../wire/call.ts";
import { instant, money } from "../../wire/money.ts";

export const DRAWS = ["wheel", "egg"] as const;
export type DrawName = (typeof DRAWS)[number];
/** All that takes its results from a sealed seed of the day. */
export const SEALED_DRAWS = [...DRAWS, "envelope"] as const;
export type SealedDraw = (typeof SEALED_DRAWS)[number];
const draw = z.enum(DRAWS);

/** What the player adds to the seed, so that the house alone decides nothing. */
export const clientSeed = z.string().regex(/^[\w-]{1,32}$/, "client_seed_invalid");

const prize = z.object({
  key: z.string(),
  /** In ledger units; 0 without any. */
  cash: money,
  points: z.number().int(),
});

const play = prize.extend({
  id: z.string(),
  draw,
  /** The day of the merchant's zone, whose seed it came from. */
  day: z.string(),
  at: instant,
  clientSeed: z.string(),
  /** Counts the member's plays of that draw and day from 1. */
  nonce: z.number().int(),
  /** The number that the stream gave, from 0 to the sum of the weights - 1. */
  number: z.number().int(),
  /** What the number names; another prize than the given one when that was out. */
  drawn: z.string(),
});
export type DrawPlay = z.output<typeof play>;

/**
 * A draw as it stands: its prizes with exact weights, and the commitment to the day's seed. `own` is
 * null for a guest and a trial account. `draw` is null when the merchant does not hold it.
 */
export const drawShow = call({
  name: "drawShow",
  method: "GET",
  path: "/draws",
  access: "guest",
  law: "draws",
  input: z.object({ draw }),
  value: z.object({
    held: z
      .object({
        day: z.string(),
        /** The SHA-256 of the day's seed. */
        commitment: z.string(),
        /** When the seed is shown. */
        endsAt: instant,
        depositPerTicket: money,
        ticketsPerDay: z.number().int(),
        /** What a play costs without a ticket, in whole points; null where none is sold. */
        forPoints: z.object({ points: z.number().int(), perDay: z.number().int() }).nullable(),
        /** How often cash must be bet before it can be withdrawn. */
        multiple: z.number().int(),
        prizes: z.array(
          prize.extend({
            weight: z.number().int(),
            isOut: z.boolean(),
            isConsolation: z.boolean(),
          }),
        ),
      })
      .nullable(),
    own: z
      .object({
        tickets: z.number().int(),
        /** How many plays for points are left today, and the member's whole points. */
        forPoints: z.object({ left: z.number().int(), balance: z.number().int() }).nullable(),
        plays: z.array(play),
      })
      .nullable(),
  }),
});

/**
 * Uses one ticket, or pays with points. The result comes from the day's seed, the player's own and the
 * nonce, is stored and paid, and only then shown. Refuses with no_ticket, draw_not_held, terms_changed,
 * no_points_today and not_enough_points.
 */
export const drawPlay = call({
  name: "drawPlay",
  method: "POST",
  path: "/draws/play",
  access: "real",
  law: "draws",
  keyed: true,
  input: z.object({
    draw,
    clientSeed,
    /** The price that the member saw; null uses a ticket. */
    points: z.number().int().min(1).nullable().default(null),
  }),
  value: play,
});

/** What anybody needs to repeat a play of the member's own. `seed` is null until its day is over. */
export const drawFair = call({
  name: "drawFair",
  method: "GET",
  path: "/draws/fair",
  access: "real",
  input: z.object({ id: z.string().max(64) }),
  value: z.object({
    play,
    commitment: z.string(),
    seed: z.string().nullable(),
    /** When the seed is shown. */
    endsAt: instant,
    /** The text under the seed, without the number of the block. */
    issue: z.string(),
    prizes: z.array(
      z.object({
        key: z.string(),
        cash: money,
        points: z.number().int(),
        weight: z.number().int(),
      }),
    ),
  }),
});
