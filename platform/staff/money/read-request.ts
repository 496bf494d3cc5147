import { and, asc, eq } from "drizzle-orm";
import { listInstalments, type WithdrawalRow } from "../../money/withdrawals/find-withdrawal.ts";
import { readDestination } from "../../money/withdrawals/request/read-destination.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import {
  withdrawalPayments,
  withdrawalProofs,
  withdrawalSteps,
} from "../../store/schema/withdrawal.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { holdByReference } from "./hold-by-reference.ts";

/**
 * One withdrawal with everything for its payment: the member, the name and the full number. The
 * number is unsealed only for this, and the reading is recorded.
 */
export async function readRequest(context: StaffContext, merchant: string, reference: string) {
  const entry = { action: "readWithdrawal", details: { reference }, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const row = await holdByReference(tx, merchant, reference);
    const { id } = row;
    return {
      row,
      username: await usernameOf(tx, row),
      destination: await readDestination(context, tx, row),
      parts: await listInstalments(tx, row),
      payments: await tx
        .select()
        .from(withdrawalPayments)
        .where(
          and(eq(withdrawalPayments.merchant, merchant), eq(withdrawalPayments.withdrawalId, id)),
        )
        .orderBy(asc(withdrawalPayments.part), asc(withdrawalPayments.attempt)),
      steps: await tx
        .select()
        .from(withdrawalSteps)
        .where(and(eq(withdrawalSteps.merchant, merchant), eq(withdrawalSteps.withdrawalId, id)))
        .orderBy(asc(withdrawalSteps.number)),
      proofs: await tx
        .select()
        .from(withdrawalProofs)
        .where(and(eq(withdrawalProofs.merchant, merchant), eq(withdrawalProofs.withdrawalId, id)))
        .orderBy(asc(withdrawalProofs.at)),
    };
  });
}

async function usernameOf(tx: Transaction, { merchant, memberId }: WithdrawalRow): Promise<string> {
  const [member] = await tx
    .select({ username: members.username })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)));
  return member?.username ?? "";
}
