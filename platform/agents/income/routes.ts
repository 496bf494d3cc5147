import {
  agentDifferenceOne,
  agentIncome,
  agentIncomeOne,
  agentRebateOne,
} from "../../contract/agents/income.ts";
import { on } from "../../core/route.ts";
import { listIncome } from "./list-income.ts";
import { showDifference } from "./show-difference.ts";
import { showLine } from "./show-line.ts";
import { showRebate } from "./show-rebate.ts";

export const incomeRoutes = [
  on(agentIncome, listIncome),
  on(agentIncomeOne, showLine),
  on(agentRebateOne, showRebate),
  on(agentDifferenceOne, showDifference),
];
