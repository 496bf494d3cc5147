import { formatAmount } from "../../../domain/money.ts";
import type { DepositRow } from "../../../money/cashier/to-deposit.ts";
import type { Wanted } from "../../approvals/second-person.ts";

type Line = { merchant: string; id: string; amount: bigint };

/** What a second person agrees to when a line pays a large deposit. */
export function matchAsked({ merchant, id: line, amount }: Line, deposit: DepositRow): Wanted {
  const input = { line, deposit: deposit.reference || deposit.id, amount: formatAmount(amount) };
  return { merchant, verb: "matchBankLine", subject: line, input };
}
