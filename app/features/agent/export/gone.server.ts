import { Refusal } from "#platform/contract/wire/refusal.ts";

/** Refusals that say nothing of whether the thing exists: what is not the agent's has no page. */
const CODES = [
  ...["unknown_downline", "unknown_bill", "unknown_rebate", "unknown_difference"],
  ...["unknown_contract", "unknown_export", "invalid_input"],
];

/** The answer of a list or a file that the agent has not. Other errors stay. */
export function gone(error: unknown): never {
  const isGone = error instanceof Refusal && CODES.includes(error.code);
  throw isGone ? new Response("no such list", { status: 404 }) : error;
}
