import type { Clock } from "../context.ts";
import { Unknown } from "../contract/refusal.ts";
import type { Purse } from "../ledger/purse.ts";
import { transfer } from "../ledger/transfer.ts";
import type { Transaction } from "../store/open-store.ts";
import type { WithdrawalRow } from "./find-withdrawal.ts";

type Moved = { key: string; kind: string; to: Purse; amount: bigint };

/** The whole amount back into the member's cash. */
export function unfreeze(context: { clock: Clock }, tx: Transaction, row: WithdrawalRow) {
  const { id, memberId, amount } = row;
  const to = { owner: memberId, kind: "cash" } as const;
  const key = `withdraw:${id}:return`;
  return move(context, tx, row, { key, kind: "withdrawalReturn", to, amount });
}

/** A settled payment out to the clearing of banks and gateways. */
export function payOut(
  context: { clock: Clock },
  tx: Transaction,
  row: WithdrawalRow,
  part: { number: number; amount: bigint },
) {
  const to = { owner: "house", kind: "clearing" } as const;
  const key = `withdraw:${row.id}:${part.number}`;
  return move(context, tx, row, { key, kind: "withdrawalPaid", to, amount: part.amount });
}

async function move({ clock }: { clock: Clock }, tx: Transaction, row: WithdrawalRow, to: Moved) {
  const from = { owner: row.memberId, kind: "frozen" } as const;
  const { merchant } = row;
  const { outcome } = await transfer(tx, { merchant, from, ...to, at: clock.now() });
  if (outcome !== "DONE") throw new Unknown(`transfer ${to.key} answered ${outcome}`);
}
