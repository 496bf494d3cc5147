import { participation } from "../../contract/agents/contracts.ts";
import {
  payBillOne,
  payBillPlayers,
  payBillRounds,
  payBills,
  payCollect,
  payWhatIf,
} from "../../contract/agents/pay.ts";
import { on } from "../../core/route.ts";
import { collectPay } from "./collect-pay.ts";
import { listBillPlayers } from "./hours/list-bill-players.ts";
import { explainBill, reckonWhatIf } from "./read/explain-bill.ts";
import { listBills } from "./read/list-bills.ts";
import { showParticipation } from "./read/show-participation.ts";
import { listBillRounds } from "./rounds/list-bill-rounds.ts";

export const payRoutes = [
  on(participation, showParticipation),
  on(payBills, listBills),
  on(payBillOne, explainBill),
  on(payBillPlayers, listBillPlayers),
  on(payBillRounds, listBillRounds),
  on(payWhatIf, reckonWhatIf),
  on(payCollect, collectPay),
];
