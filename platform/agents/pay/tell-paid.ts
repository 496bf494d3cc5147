import { writeMessage } from "../../core/outbox/write-message.ts";
import { formatAmount } from "../../domain/money.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { ContractWriter } from "../contracts/act-on-contract.ts";
import type { BillRow } from "./bill-row.ts";

/** An hour's and a run's pay is too frequent for messages; the pages of pay list it. */
const MESSAGES = {
  dividend: "dividendPaid",
  daily: "salaryPaid",
  hour: null,
  realtime: null,
} as const;

/** Tells the payee that a bill is paid in full. */
export async function tellPaid(
  writer: ContractWriter,
  tx: Transaction,
  { kind, payee, contract, due }: Pick<BillRow, "kind" | "payee" | "contract" | "due">,
): Promise<void> {
  const message = MESSAGES[kind];
  const details = { amount: formatAmount(due), contract };
  if (message) await writeMessage(writer, tx, payee, message, details);
}
