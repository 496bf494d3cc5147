import { and, eq } from "drizzle-orm";
import type { SealContext } from "../../../core/seal/seal-text.ts";
import { openText } from "../../../core/seal/seal-text.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { payoutAccounts } from "../../../store/schema/payout.ts";
import type { WithdrawalRow } from "../find-withdrawal.ts";

/** The destination of a withdrawal with its number and name unsealed, only for paying it. */
export async function readDestination(
  { secrets }: Pick<SealContext, "secrets">,
  tx: Transaction,
  { merchant, memberId, accountId }: WithdrawalRow,
) {
  const [account] = await tx
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.merchant, merchant), eq(payoutAccounts.id, accountId)));
  const open = (name: "holder" | "number", sealed: string) =>
    openText({ secrets, merchant: { code: merchant } }, `${memberId}:${accountId}:${name}`, sealed);
  return {
    kind: account!.kind,
    holder: open("holder", account!.holderSealed),
    number: open("number", account!.numberSealed),
  };
}
