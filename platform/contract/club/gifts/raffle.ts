import { z } from "zod";
import { languageTag } from "../../languages/language-tag.ts";
import { call } from "../../wire/call.ts";
import { instant, money } from "../../wire/money.ts";
import { clientSeed } from "./draws.ts";

const raffle = z.string().regex(/^[\w-]{1,20}$/);

/** What the places from one to another get, each. */
const prize = z.object({
  from: z.number().int(),
  to: z.number().int(),
  cash: money,
  /** How often it must be bet before it can be withdrawn. */
  multiple: z.number().int(),
});
export type RafflePrize = z.output<typeof prize>;

/**
 * The raffle of now with its prizes, and what the last ones gave; its winners are masked. `own` is null
 * for a guest and a trial account, `held` when none runs.
 */
export const raffleShow = call({
  name: "raffleShow",
  method: "GET",
  path: "/raffles",
  access: "guest",
  law: "draws",
  input: z.object({ language: languageTag.default("es") }),
  value: z.object({
    held: z
      .object({
        id: z.string(),
        name: z.string(),
        /** True when another one follows each week. */
        isWeekly: z.boolean(),
        /** The SHA-256 of its seed. The seed is shown after the draw. */
        commitment: z.string(),
        startsAt: instant,
        /** When numbers are taken no more, and the draw begins. */
        endsAt: instant,
        /** How many numbers there are, how many are taken, and the most of one member. */
        count: z.number().int(),
        taken: z.number().int(),
        perMember: z.number().int(),
        /** The period's deposits from which on there are so many numbers. */
        tiers: z.array(z.object({ deposits: money, tickets: z.number().int() })),
        prizes: z.array(prize),
      })
      .nullable(),
    own: z
      .object({
        /** The member's numbers in the raffle of now. */
        numbers: z.array(z.number().int()),
        /** How many the member can take now. */
        toTake: z.number().int(),
        /** The period's credited deposits. */
        deposited: money,
      })
      .nullable(),
    /** The last ones that were drawn, the newest first. */
    past: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        drawnAt: instant,
        taken: z.number().int(),
        winners: z.array(
          z.object({
            place: z.number().int(),
            number: z.number().int(),
            player: z.string(),
            isOwn: z.boolean(),
            cash: money,
          }),
        ),
      }),
    ),
  }),
});

/**
 * Takes all numbers that the member's deposits give and the raffle still has. The same key again returns
 * the same. Refuses with no_ticket, raffle_full, raffle_over and draw_not_held.
 */
export const raffleEnter = call({
  name: "raffleEnter",
  method: "POST",
  path: "/raffles/enter",
  access: "real",
  law: "draws",
  keyed: true,
  input: z.object({
    /** The raffle that the member saw. */
    raffle,
    clientSeed,
  }),
  value: z.object({ raffle: z.string(), numbers: z.array(z.number().int()) }),
});

/**
 * What anybody needs to repeat a draw. A seed counts for each number from `from` to `to`; `holder` is
 * the first number of the same member. `seed`, `digest` and `winners` come with the draw.
 */
export const raffleFair = call({
  name: "raffleFair",
  method: "GET",
  path: "/raffles/fair",
  access: "guest",
  input: z.object({ id: raffle, language: languageTag.default("es") }),
  value: z.object({
    id: z.string(),
    name: z.string(),
    commitment: z.string(),
    seed: z.string().nullable(),
    endsAt: instant,
    digest: z.string().nullable(),
    taken: z.number().int(),
    /** How many win at most. */
    places: z.number().int(),
    tickets: z.array(
      z.object({
        from: z.number().int(),
        to: z.number().int(),
        clientSeed: z.string(),
        holder: z.number().int(),
      }),
    ),
    winners: z.array(z.object({ place: z.number().int(), number: z.number().int() })),
  }),
});
