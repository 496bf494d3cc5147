import { Unknown } from "../../../contract/wire/refusal.ts";
import { readFee } from "../../../domain/money/deposit-fee.ts";
import { heldPart, holdMoney } from "../../../members/protection/held-money.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { pointDeposits } from "../../../store/schema/points.ts";
import { HOUSE } from "../../ledger/purse.ts";
import { transfer } from "../../ledger/transfer.ts";
import { openRequirement } from "../../wagering/open-requirement.ts";
import type { WriteContext } from "../../write-context.ts";
import { changeDeposit } from "../find-deposit.ts";
import type { DepositRow } from "../to-deposit.ts";
import { tellPayer } from "./tell-payer.ts";
import { type DepositStepWritten, writeDepositStep } from "./write-deposit-step.ts";

type Paid = { paid: bigint; credit: bigint; fee: bigint };

/**
 * Credits a locked deposit, once. What is above a limit, or comes after an exclusion, may only be withdrawn. One transaction holds the movement, the fee, the wagering
 * requirement, the status, the step and the member's message.
 */
export async function creditDeposit(
  context: WriteContext,
  tx: Transaction,
  row: DepositRow,
  { paid, credit, fee }: Paid,
  by: Pick<DepositStepWritten, "by" | "staff">,
): Promise<DepositRow> {
  const { merchant, memberId } = row;
  const at = context.clock.now();
  const key = `deposit:${row.id}`;
  const who = { merchant, memberId };
  const deposit = { credit, deposit: row.id, madeAt: row.createdAt, now: at };
  const held = await heldPart(tx, who, deposit);
  if (credit > held) {
    await openRequirement(tx, {
      ...{ merchant, id: key, memberId, amount: credit - held },
      ...{ source: "deposit", openedAt: at },
    });
  }
  const { outcome } = await transfer(tx, {
    ...{ merchant, key, kind: "deposit", amount: credit, at },
    from: { owner: HOUSE, kind: "clearing" },
    to: { owner: memberId, kind: "cash" },
  });
  if (outcome !== "DONE") throw new Unknown(`deposit ${row.id} was not credited: ${outcome}`);
  await holdMoney(tx, who, held, at);
  await tx.insert(pointDeposits).values({ merchant, key, member: memberId, amount: credit });
  await bookFee(tx, row, fee, at);
  const settled = { paidAmount: paid, creditedAmount: credit, settledAt: at, reason: "" };
  const changed = await changeDeposit(tx, row, { status: "CREDITED", ...settled });
  await writeDepositStep(context, tx, row, { kind: "credited", amount: credit, ...by });
  await tellPayer(context, tx, row, "depositCredited", credit);
  return changed;
}

/** A player's fee came with the payment. The house's fee is withheld by the gateway. */
async function bookFee(tx: Transaction, row: DepositRow, fee: bigint, at: Date): Promise<void> {
  if (fee <= 0n) return;
  const [clearing, fees] = [
    { owner: HOUSE, kind: "clearing" },
    { owner: HOUSE, kind: "fees" },
  ] as const;
  const isPlayers = readFee(row.fee).payer === "player";
  const { outcome } = await transfer(tx, {
    ...{ merchant: row.merchant, key: `depositFee:${row.id}`, kind: "depositFee", amount: fee, at },
    ...(isPlayers ? { from: clearing, to: fees } : { from: fees, to: clearing }),
  });
  if (outcome !== "DONE") throw new Unknown(`the fee of ${row.id} was not booked: ${outcome}`);
}
