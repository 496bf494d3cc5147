import {
  depositCancel,
  depositCreate,
  depositOne,
  depositOptions,
  depositSlip,
  deposits,
  depositWebhook,
  depositWebhookDlocal,
} from "../../contract/money/cashier.ts";
import { on } from "../../core/route.ts";
import { cancelDeposit } from "./cancel-deposit.ts";
import { createDeposit } from "./create-deposit.ts";
import { getDeposit } from "./get-deposit.ts";
import { listDepositOptions } from "./list-deposit-options.ts";
import { listDeposits } from "./list-deposits.ts";
import { sendSlip } from "./send-slip.ts";
import { receiveDlocalWebhook, receiveWebhook } from "./settling/receive-webhook.ts";

export const cashierRoutes = [
  on(depositOptions, listDepositOptions),
  on(depositCreate, createDeposit),
  on(deposits, listDeposits),
  on(depositOne, getDeposit),
  on(depositSlip, sendSlip),
  on(depositCancel, cancelDeposit),
  on(depositWebhook, receiveWebhook),
  on(depositWebhookDlocal, receiveDlocalWebhook),
];
