import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { noteLive } from "../../store/live-notes.ts";
import type { Transaction } from "../../store/open-store.ts";
import { deposits } from "../../store/schema/cashier.ts";
import type { DepositRow } from "./to-deposit.ts";

type Named = { merchant: string; id: string };

/** Reads a deposit. Refuses an unknown one. */
export async function findDeposit(tx: Transaction, named: Named): Promise<DepositRow> {
  const [row] = await tx.select().from(deposits).where(isNamed(named));
  return row ?? notFound();
}

/** Reads a deposit and locks it until the end of the transaction. Every change starts here. */
export async function holdDeposit(tx: Transaction, named: Named): Promise<DepositRow> {
  const [row] = await tx.select().from(deposits).where(isNamed(named)).for("update");
  return row ?? notFound();
}

/** Writes a locked deposit's new values and returns it. The member's open pages are told. */
export async function changeDeposit(
  tx: Transaction,
  row: DepositRow,
  values: Partial<DepositRow>,
): Promise<DepositRow> {
  const [changed] = await tx.update(deposits).set(values).where(isNamed(row)).returning();
  noteLive(tx, { merchant: row.merchant, member: row.memberId, kind: "deposit" });
  return changed!;
}

const isNamed = ({ merchant, id }: Named) =>
  and(eq(deposits.merchant, merchant), eq(deposits.id, id));

function notFound(): never {
  throw new Refusal("deposit_not_found", { status: 404 });
}
