import { eq } from "drizzle-orm";
import { newId } from "../core/access/token.ts";
import type { Clock, Random } from "../core/context.ts";
import { newReference } from "../core/new-reference.ts";
import { writeDepositStep } from "../money/cashier/settling/write-deposit-step.ts";
import { HOUSE } from "../money/ledger/purse.ts";
import { transfer } from "../money/ledger/transfer.ts";
import type { Transaction } from "../store/open-store.ts";
import { deposits } from "../store/schema/cashier.ts";
import { merchants } from "../store/schema/merchant.ts";
import { pointDeposits } from "../store/schema/points.ts";

type Given = { merchant: string; memberId: string; amount: bigint };

/**
 * Gives an account its first money as a deposit by staff, so that its owner finds it in every list.
 * It has no wagering requirement, so that a withdrawal can be tried at once.
 */
export async function seedDeposit(
  tx: Transaction,
  { merchant, memberId, amount }: Given,
  { clock, random }: { clock: Clock; random: Random },
): Promise<void> {
  const id = newId(random);
  const at = clock.now();
  const row = { merchant, id, memberId, amount };
  const [brand] = await tx
    .select({ currency: merchants.currency })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  const names = { reference: newReference(random, "D"), method: "STAFF", kind: "staff" } as const;
  await tx.insert(deposits).values({
    ...{ ...row, ...names, currency: brand!.currency, status: "CREDITED" },
    ...{ paidAmount: amount, creditedAmount: amount },
    ...{ createdAt: at, expiresAt: at, settledAt: at },
    ...{ idempotencyKey: `staff:${id}`, returnUrl: "" },
  });
  const byStaff = { by: "staff", staff: "demo", amount } as const;
  await writeDepositStep({ clock }, tx, row, { kind: "opened", ...byStaff });
  await writeDepositStep({ clock }, tx, row, { kind: "credited", ...byStaff });
  const key = `deposit:${id}`;
  await transfer(tx, {
    ...{ merchant, key, kind: "deposit", amount, at },
    from: { owner: HOUSE, kind: "clearing" },
    to: { owner: memberId, kind: "cash" },
  });
  await tx.insert(pointDeposits).values({ merchant, key, member: memberId, amount });
}
