import { z } from "zod";
import { call } from "../wire/call.ts";
import { DOWNLINE_TYPES } from "./downline-types.ts";
import { rates } from "./rates.ts";

export const downlineType = z.enum(DOWNLINE_TYPES);

/**
 * Makes an account directly below the agent. Its owner sets an own password and confirms age and
 * terms at the first login, before anything else. Refuses names and passwords like a registration,
 * rates above the agent's own at the category (rates_above_own), and above the merchant's ceiling
 * (rates_above_ceiling). Refuses with too_many_accounts after the day's last account. The same key
 * again returns the same account; with other content it is refused with key_reused.
 */
export const downlineCreate = call({
  name: "downlineCreate",
  method: "POST",
  path: "/agent/accounts",
  access: "agent",
  keyed: true,
  sealed: true,
  input: z.object({
    username: z.string().max(255),
    password: z.string().max(255),
    type: downlineType,
    rates,
  }),
  value: z.object({ account: z.string(), type: downlineType, rates }),
});

/**
 * The agent's own rates, which are the most that the agent may give, and the accounts that the agent may
 * still make today.
 */
export const ratesMine = call({
  name: "ratesMine",
  method: "GET",
  path: "/agent/rates",
  access: "agent",
  input: z.object({}),
  value: z.object({
    rates,
    /** The most accounts of a day, and how many of them are left today. */
    accountsPerDay: z.int(),
    accountsLeft: z.int(),
  }),
});

/**
 * Raises rates of an account directly below, up to the agent's own. Refuses an account below that one
 * with not_direct_downline, a lower rate with rates_only_raised, and rates like downlineCreate. Again,
 * it changes nothing.
 */
export const downlineRatesRaise = call({
  name: "downlineRatesRaise",
  method: "POST",
  path: "/agent/rates",
  access: "agent",
  law: "agentPay",
  input: z.object({ account: z.string().trim().min(1).max(64), rates }),
  value: z.object({ account: z.string(), rates }),
});
