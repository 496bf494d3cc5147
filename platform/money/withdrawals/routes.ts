import {
  withdrawalCancel,
  withdrawalCreate,
  withdrawalFullPayment,
  withdrawalNotReceived,
  withdrawalOne,
  withdrawalReceived,
  withdrawals,
  withdrawOptions,
} from "../../contract/money/withdrawals.ts";
import { on } from "../../core/route.ts";
import { cancelWithdrawal } from "./cancel-withdrawal.ts";
import { getWithdrawal } from "./get-withdrawal.ts";
import { listWithdrawals } from "./list-withdrawals.ts";
import { disputeInstalment } from "./payments/dispute-instalment.ts";
import { receiveAllInstalments } from "./payments/receive-all-instalments.ts";
import { receiveInstalment } from "./payments/receive-instalment.ts";
import { createWithdrawal } from "./request/create-withdrawal.ts";
import { showWithdrawOptions } from "./request/show-withdraw-options.ts";

export const withdrawalsRoutes = [
  on(withdrawOptions, showWithdrawOptions),
  on(withdrawalCreate, createWithdrawal),
  on(withdrawals, listWithdrawals),
  on(withdrawalOne, getWithdrawal),
  on(withdrawalCancel, cancelWithdrawal),
  on(withdrawalReceived, receiveInstalment),
  on(withdrawalNotReceived, disputeInstalment),
  on(withdrawalFullPayment, receiveAllInstalments),
];
