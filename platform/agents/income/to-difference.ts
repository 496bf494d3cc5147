import type { agentDifferenceOne } from "../../contract/agents/income.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { DifferenceRow } from "../lottery/difference-row.ts";

/** The lottery differences of a run as their owner sees them. */
export function toDifference(row: DifferenceRow): ValueOf<typeof agentDifferenceOne>["difference"] {
  const { run, madeAt, stake, gross, carryIn, carryOut, amount } = row;
  return { run, madeAt: madeAt.getTime(), stake, gross, carryIn, carryOut, amount };
}
