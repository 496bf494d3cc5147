import {
  transferCreate,
  transferDecline,
  transferOptions,
  transferReceiver,
  transfers,
} from "../../contract/money/transfers.ts";
import { on } from "../../core/route.ts";
import { createTransfer } from "./create-transfer.ts";
import { declineTransfer } from "./decline-transfer.ts";
import { listTransfers } from "./list-transfers.ts";
import { showReceiver } from "./show-receiver.ts";
import { showTransferOptions } from "./show-transfer-options.ts";

export const transfersRoutes = [
  on(transferOptions, showTransferOptions),
  on(transferReceiver, showReceiver),
  on(transferCreate, createTransfer),
  on(transferDecline, declineTransfer),
  on(transfers, listTransfers),
];
