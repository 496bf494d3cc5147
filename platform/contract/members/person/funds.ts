import { z } from "zod";
import { call } from "../../wire/call.ts";
import { instant, money } from "../../wire/money.ts";
import {
  FUNDS_REFUSED_FOR,
  FUNDS_SOURCES,
  FUNDS_STANDINGS,
  FUNDS_TEXT_MAX,
  INCOME_BANDS,
} from "./funds-kinds.ts";

/** What is known of where a member's money comes from, as its owner sees it. */
export const funds = z.object({
  state: z.enum(FUNDS_STANDINGS),
  /** Deposits of thirty days above this sum wait; null where none does. */
  from: money.nullable(),
  /** Why the last answer was refused. */
  reason: z.enum(FUNDS_REFUSED_FOR).nullable(),
  answeredAt: instant.nullable(),
  decidedAt: instant.nullable(),
  validUntil: instant.nullable(),
  /** True when an answer may be given now. */
  mayAnswer: z.boolean(),
  /** The bands of a year's income, each up to the next one's beginning. */
  bands: z.array(z.object({ band: z.enum(INCOME_BANDS), from: money, to: money.nullable() })),
});
export type Funds = z.infer<typeof funds>;

export const fundsShow = call({
  name: "fundsShow",
  method: "GET",
  path: "/member/funds",
  access: "real",
  input: z.object({}),
  value: funds,
});

/**
 * Says where the member's money comes from. Refuses with funds_not_asked where no deposit waits for it,
 * and with funds_state while an answer is looked at or counts.
 */
export const fundsAnswer = call({
  name: "fundsAnswer",
  method: "POST",
  path: "/member/funds",
  access: "real",
  sealed: true,
  input: z.object({
    source: z.enum(FUNDS_SOURCES),
    income: z.enum(INCOME_BANDS),
    words: z.string().trim().min(10).max(FUNDS_TEXT_MAX),
  }),
  value: funds,
});
