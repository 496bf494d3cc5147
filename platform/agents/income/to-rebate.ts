import type { agentRebateOne } from "../../contract/agents/income.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { RebateRow } from "../rebates/rebate-row.ts";

/** A rebate as its owner sees it. */
export function toRebate(row: RebateRow): ValueOf<typeof agentRebateOne>["rebate"] {
  const { day, category, source, rate, validBet, gross, carryIn, carryOut, amount } = row;
  return { day, category, source, rate, validBet, gross, carryIn, carryOut, amount };
}
