import { and, eq, inArray, max } from "drizzle-orm";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { approveDeposit } from "#platform/staff/money/deposits/decide-deposit.ts";
import { readDepositRequest } from "#platform/staff/money/deposits/read-deposit-request.ts";
import { depositSteps, deposits } from "#platform/store/schema/cashier.ts";
import type { ClerkParts } from "./demo-clerk.ts";

/** How long a slip waits until somebody looks at it, and then for the yes. */
const TAKEN_UP_MS = 8_000;
const DECIDED_MS = 6_000;

/**
 * Plays the staff for deposits: looks at each slip and believes it, and credits what a gateway
 * reported in another sum. One step for each deposit that has waited long enough since its last.
 */
export async function serveDeposits(parts: ClerkParts, merchant: string): Promise<void> {
  const now = parts.clock.now().getTime();
  const clerk = { ...parts, staff: "demo-clerk" };
  for (const { id: reference, status, lastAt } of await listWaiting(parts, merchant)) {
    const isFresh = status === "SLIP_SUBMITTED";
    const waited = now - (lastAt?.getTime() ?? 0);
    if (waited < (isFresh ? TAKEN_UP_MS : DECIDED_MS)) continue;
    const served = isFresh
      ? readDepositRequest(clerk, merchant, reference)
      : approveDeposit(clerk, { merchant, reference, amount: null });
    await served.catch((error: unknown) => {
      // Somebody of flesh and blood was quicker, or has to say what really came.
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
