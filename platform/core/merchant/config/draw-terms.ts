import { z } from "zod";
import { writtenAmount } from "../../../domain/money/amount-setting.ts";
import { envelopeTerms } from "./gifts/envelope-terms.ts";
import { raffleTerms } from "./gifts/raffle-terms.ts";

const prize = z.strictObject({
  /** Names the prize for as long as it is counted. */
  key: z.string().regex(/^[a-z0-9-]{1,20}$/),
  /** Its share of the sum of all weights. */
  weight: z.int().min(1).max(1_000_000),
  cash: writtenAmount.default(0n),
  points: z.int().min(0).max(1_000_000).default(0),
  /** How many there are ever, and on one day; without a figure as many as are drawn. */
  stock: z.int().min(0).optional(),
  perDay: z.int().min(0).optional(),
  /** Stands in for a prize that is out. */
  isConsolation: z.boolean().default(false),
});

const drawTerms = z
  .strictObject({
    /** Each full amount of a day's credited deposits gives a ticket for that day. */
    depositPerTicket: writtenAmount,
    ticketsPerDay: z.int().min(1).max(50),
    /** What a play costs without a ticket, in whole points, and how many of them a day. */
    forPoints: z
      .strictObject({
        points: z.int().min(1).max(1_000_000),
        perDay: z.int().min(1).max(50),
      })
      .optional(),
    /** How often cash must be bet before it can be withdrawn. */
    wagering: z.int().min(0).max(40),
    prizes: z.array(prize).min(2).max(24),
  })
  .refine(({ depositPerTicket }) => depositPerTicket > 0n, { message: "depositPerTicket > 0" })
  .refine(({ prizes }) => new Set(prizes.map(({ key }) => key)).size === prizes.length, {
    message: "each prize has a key of its own",
  })
  .refine(({ prizes }) => prizes.filter(isAlwaysThere).length === 1, {
    message: "one consolation prize, without stock and perDay",
  });

function isAlwaysThere({ isConsolation, stock, perDay }: z.output<typeof prize>): boolean {
  return isConsolation && stock === undefined && perDay === undefined;
}

export type DrawTerms = z.output<typeof drawTerms>;
export type Prize = z.output<typeof prize>;

/** The part of a merchant's settings that has the terms of its draws. One that it does not name is not held. */
export const drawSettings = z.object({
  draws: z
    .strictObject({
      ...{ wheel: drawTerms.optional(), egg: drawTerms.optional() },
      ...{ envelope: envelopeTerms.optional(), raffle: raffleTerms.optional() },
    })
    .prefault({}),
});
