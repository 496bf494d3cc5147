import { and, eq, inArray, max } from "drizzle-orm";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { approveDeposit } from "#platform/staff/money/deposits/decide-deposit.ts";
import { readDepositRequest } from "#platform/staff/money/deposits/read-deposit-request.ts";
import { depositSteps, deposits } from "#platform/store/schema/cashier.ts";
import type { ClerkParts } from "./demo-clerk.ts";

/** How long a slip waits until staff look at it, and then until they accept it. */
const TAKEN_UP_MS = 8_000;
const DECIDED_MS = 6_000;

/**
 * Plays the staff for deposits: accepts each slip, and credits a sum that a gateway reported
 * differently. One step for each deposit that has waited long enough since its last step.
 */
export async function serveDeposits(parts: ClerkParts, merchant: string): Promise<void> {
  const now = parts.clock.now().getTime();
  const clerk = { ...parts, staff: "demo-clerk", staffId: "demo-clerk" };
  for (const { id: reference, status, lastAt } of await listWaiting(parts, merchant)) {
    const isFresh = status === "SLIP_SUBMITTED";
    const waited = now - (lastAt?.getTime() ?? 0);
    if (waited < (isFresh ? TAKEN_UP_MS : DECIDED_MS)) continue;
    const served = isFresh
      ? readDepositRequest(clerk, { merchant, reference, takesUp: true })
      : approveDeposit(clerk, { merchant, reference, amount: null });
    await served.catch((error: unknown) => {
      // A real member of staff was faster, or must say which amount really arrived.
      if (!(error instanceof Refusal)) throw error;
    });
  }
}

function listWaiting({ store }: ClerkParts, merchant: string) {
  const { id, status } = deposits;
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ id, status, lastAt: max(depositSteps.at) })
      .from(deposits)
      .innerJoin(
        depositSteps,
        and(eq(depositSteps.merchant, deposits.merchant), eq(depositSteps.depositId, id)),
      )
      .where(and(eq(deposits.merchant, merchant), inArray(status, ["SLIP_SUBMITTED", "REVIEW"])))
      .groupBy(id, status),
  );
}
