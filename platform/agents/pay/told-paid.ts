import type { Message } from "../../core/outbox/write-message.ts";
import { addDays } from "../../domain/contracts/pay-period.ts";
import { formatAmount } from "../../domain/money.ts";
import type { BillRow } from "./bill-row.ts";

/** An hour's and a run's pay is too frequent for messages; the pages of pay list it. */
const MESSAGES = {
  dividend: "dividendPaid",
  daily: "salaryPaid",
  hour: null,
  realtime: null,
} as const;

/** What the payees of bills that are paid in full are told. */
export const toldPaid = (
  bills: readonly Pick<
    BillRow,
    "kind" | "payee" | "contract" | "due" | "period" | "fromDay" | "toDay"
  >[],
): Message[] =>
  bills.flatMap(({ kind, payee: memberId, contract, due, period, fromDay, toDay }) => {
    const message = MESSAGES[kind];
    const days = { fromDay, lastDay: addDays(toDay, -1) };
    const details = { amount: formatAmount(due), contract, contractKind: kind, period, ...days };
    return message ? [{ memberId, kind: message, details }] : [];
  });
