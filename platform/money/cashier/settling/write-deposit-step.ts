import { and, count, eq } from "drizzle-orm";
import type { Clock } from "../../../core/context.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { depositSteps } from "../../../store/schema/cashier.ts";
import type { DepositRow } from "../to-deposit.ts";

type Row = typeof depositSteps.$inferInsert;
export type DepositStepWritten = Pick<Row, "kind" | "by"> &
  Partial<Pick<Row, "staff" | "amount" | "reason">>;

/** Records a step in the transaction that takes it. The deposit must be locked. */
export async function writeDepositStep(
  { clock }: { clock: Clock },
  tx: Transaction,
  { merchant, id: depositId }: Pick<DepositRow, "merchant" | "id">,
  step: DepositStepWritten,
): Promise<void> {
  const own = and(eq(depositSteps.merchant, merchant), eq(depositSteps.depositId, depositId));
  const [known] = await tx.select({ steps: count() }).from(depositSteps).where(own);
  const number = (known?.steps ?? 0) + 1;
  await tx.insert(depositSteps).values({ merchant, depositId, number, at: clock.now(), ...step });
}
