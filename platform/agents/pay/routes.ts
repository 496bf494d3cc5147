import { participation } from "../../contract/agents/contracts.ts";
import { payBillOne, payBills, payCollect, payWhatIf } from "../../contract/agents/pay.ts";
import { on } from "../../core/route.ts";
import { collectPay } from "./collect-pay.ts";
import { explainBill, reckonWhatIf } from "./explain-bill.ts";
import { listBills } from "./list-bills.ts";
import { showParticipation } from "./show-participation.ts";

export const payRoutes = [
  on(participation, showParticipation),
  on(payBills, listBills),
  on(payBillOne, explainBill),
  on(payWhatIf, reckonWhatIf),
  on(payCollect, collectPay),
];
