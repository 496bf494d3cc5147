import { z } from "zod";
import { call } from "../../wire/call.ts";
import { waiting } from "../outcome.ts";

/** The user name. */
const account = z.string().min(1).max(64);

/**
 * Makes an agent of a player's account. It is a top agent (type 1) without an agent above, else an
 * agent below that one (type 2).
 */
export const staffAgentNew = call({
  name: "staffAgentNew",
  method: "POST",
  path: "/staff/agents/new",
  access: "staff",
  permission: "agent.new",
  line: "agent new <merchant> <account>",
  input: z.object({ account }),
  value: z.object({ type: z.int() }),
});

/**
 * Sets rates of a top agent. What is not named stays. On an open site of real players it waits for a
 * second person.
 */
export const staffAgentRates = call({
  name: "staffAgentRates",
  method: "POST",
  path: "/staff/agents/rates",
  access: "staff",
  permission: "agent.rates",
  line: "agent rates <merchant> <account> <rates>",
  input: z.object({
    account,
    /** Basis points by category, and the series: "RNG=60", "LOTT=1940". */
    rates: z
      .array(z.string().regex(/^[A-Z]{3,9}=\d{1,5}$/))
      .min(1)
      .max(20),
  }),
  value: waiting,
});
