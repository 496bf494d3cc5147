import { Unknown } from "../../contract/wire/refusal.ts";
import type { Clock } from "../../core/context.ts";
import { releaseMoney } from "../../members/protection/held-money.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { Purse } from "../ledger/purse.ts";
import { transfer } from "../ledger/transfer.ts";
import type { WithdrawalRow } from "./find-withdrawal.ts";

type Moved = { key: string; kind: string; from?: Purse; to: Purse; amount: bigint };

/** Returns the whole amount to the member's cash. */
export function unfreeze(context: { clock: Clock }, tx: Transaction, row: WithdrawalRow) {
  const { id, memberId, amount } = row;
  const to = { owner: memberId, kind: "cash" } as const;
  const key = `withdraw:${id}:return`;
  return move(context, tx, row, { key, kind: "withdrawalReturn", to, amount });
}

/** Moves a settled payment to the clearing of banks and gateways. */
export async function payOut(
  context: { clock: Clock },
  tx: Transaction,
  row: WithdrawalRow,
  instalment: { number: number; amount: bigint },
) {
  const to = { owner: "house", kind: "clearing" } as const;
  const key = `withdraw:${row.id}:${instalment.number}`;
  await move(context, tx, row, { key, kind: "withdrawalPaid", to, amount: instalment.amount });
  await releaseMoney(tx, row, instalment.amount, context.clock.now());
}

/** Moves a payment that was lost after its settlement back from the clearing, as its own entry. */
export function takeBack(
  context: { clock: Clock },
  tx: Transaction,
  row: WithdrawalRow,
  instalment: { number: number; amount: bigint },
) {
  const from = { owner: "house", kind: "clearing" } as const;
  const to = { owner: row.memberId, kind: "frozen" } as const;
  const key = `withdraw:${row.id}:${instalment.number}:lost`;
  return move(context, tx, row, {
    key,
    kind: "withdrawalLost",
    from,
    to,
    amount: instalment.amount,
  });
}

/** Moves one payment's share to the member's cash. */
export function giveBack(
  context: { clock: Clock },
  tx: Transaction,
  row: WithdrawalRow,
  instalment: { number: number; amount: bigint },
) {
  const to = { owner: row.memberId, kind: "cash" } as const;
  const key = `withdraw:${row.id}:${instalment.number}:return`;
  return move(context, tx, row, { key, kind: "withdrawalReturn", to, amount: instalment.amount });
}

async function move({ clock }: { clock: Clock }, tx: Transaction, row: WithdrawalRow, to: Moved) {
  const from: Purse = { owner: row.memberId, kind: "frozen" };
  const { merchant } = row;
  const { outcome } = await transfer(tx, { merchant, from, ...to, at: clock.now() });
  if (outcome !== "DONE") throw new Unknown(`transfer ${to.key} answered ${outcome}`);
}
