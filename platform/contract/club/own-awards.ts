import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { AWARD_KINDS, AWARD_STATES } from "./awards.ts";

const award = z.object({
  id: z.string(),
  kind: z.enum(AWARD_KINDS),
  /** The rule that gave it, such as "levelUpgrade:3". */
  rule: z.string(),
  /** The period of the rule, such as "2026-11"; empty for once ever. */
  period: z.string(),
  amount: money,
  /** Whole points. */
  points: z.number().int(),
  /** How often the cash must be bet before it can be withdrawn, as the law of the place allows. */
  multiple: z.number().int(),
  state: z.enum(AWARD_STATES),
  reachedAt: instant,
  expiresAt: instant.nullable(),
  issuedAt: instant.nullable(),
});

/** The member's own awards that can be taken, and the newest that were. */
export const awards = call({
  name: "awards",
  method: "GET",
  path: "/awards",
  access: "real",
  input: z.object({}),
  value: z.object({ open: z.array(award), taken: z.array(award) }),
});

/**
 * Takes an award. A second time answers the same and pays nothing. Refuses with unknown_award,
 * award_gone, terms_changed, on_break, account_held, account_leaving and not_allowed_here.
 */
export const awardClaim = call({
  name: "awardClaim",
  method: "POST",
  path: "/awards/claim",
  access: "real",
  keyed: true,
  input: z.object({
    id: z.string().max(64),
    /** The wagering that the member saw; another is refused with terms_changed. */
    multiple: z.number().int(),
  }),
  value: award,
});
