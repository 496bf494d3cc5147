import { and, eq, isNull, max } from "drizzle-orm";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import type { Clock, Random, Secrets } from "#platform/core/context.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { runEvery } from "#platform/jobs/run-every.ts";
import { MOCKPAY } from "#platform/money/cashier/methods.ts";
import { hasGateway } from "#platform/money/withdrawals/gateways/find-gateway.ts";
import { approveWithdrawal, failWithdrawal } from "#platform/staff/money/decide-withdrawal.ts";
import { judgePayment } from "#platform/staff/money/judge-payment.ts";
import { payWithdrawal } from "#platform/staff/money/pay-withdrawal.ts";
import { resolvePayment } from "#platform/staff/money/resolve-payment.ts";
import type { Store } from "#platform/store/open-store.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import {
  withdrawalInstalments,
  withdrawalSteps,
  withdrawals,
} from "#platform/store/schema/withdrawal.ts";
import { serveDeposits } from "./serve-deposits.ts";

export type ClerkParts = {
  store: Store;
  clock: Clock;
  random: Random;
  secrets: Pick<Secrets, "dataKey">;
};

const EVERY_MS = 3_000;
/** How long a request waits for its first answer, and then for each further step. */
const FIRST_MS = 20_000;
const NEXT_MS = 5_000;

/**
 * Plays the staff of a demonstration, which has none. It approves requests, and MOCKPAY pays them
 * without real money. It refunds what no bank accepts, asks the gateway about open payments, and
 * answers reports of missing ones. Returns `stop`, which waits for the current action.
 */
export function startDemoClerk(
  parts: ClerkParts,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  return runEvery(EVERY_MS, () => serveAll(parts).catch(onError));
}

async function serveAll(parts: ClerkParts): Promise<void> {
  const rows = await parts.store.db.select({ code: merchants.code }).from(merchants);
  for (const { code } of rows) {
    await serveMerchant(parts, code);
    await serveDeposits(parts, code);
  }
}

/** One step for each withdrawal of a merchant that has waited long enough since its last step. */
export async function serveMerchant(parts: ClerkParts, merchant: string): Promise<void> {
  const now = parts.clock.now().getTime();
  for (const { reference, id, status, lastAt } of await listOpen(parts, merchant)) {
    const waited = now - (lastAt?.getTime() ?? 0);
    if (waited < (status === "REQUESTED" ? FIRST_MS : NEXT_MS)) continue;
    await serve(parts, { merchant, reference, id, status }).catch((error: unknown) => {
      // A real member of staff was faster.
      if (!(error instanceof Refusal)) throw error;
    });
  }
}

function listOpen({ store }: ClerkParts, merchant: string) {
  const { id, reference, status } = withdrawals;
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ id, reference, status, lastAt: max(withdrawalSteps.at) })
      .from(withdrawals)
      .innerJoin(
        withdrawalSteps,
        and(
          eq(withdrawalSteps.merchant, withdrawals.merchant),
          eq(withdrawalSteps.withdrawalId, withdrawals.id),
        ),
      )
      .where(and(eq(withdrawals.merchant, merchant), isNull(withdrawals.endedAt)))
      .groupBy(id, reference, status),
  );
}

type Open = { merchant: string; reference: string; id: string; status: string };

async function serve(parts: ClerkParts, { merchant, reference, id, status }: Open): Promise<void> {
  const clerk = { ...parts, staff: "demo-clerk", staffId: "demo-clerk" };
  const named = { merchant, reference };
  if (status === "REQUESTED") await approveWithdrawal(clerk, named);
  // A large amount needs a second approval, and a demonstration has nobody else to give it.
  if (status === "RISK_REVIEW") {
    const second = { ...parts, staff: "demo-clerk-2", staffId: "demo-clerk-2" };
    await approveWithdrawal(second, named);
  }
  if (status === "APPROVED") {
    const isOn = hasGateway(await readMerchant(parts.store, merchant), MOCKPAY);
    await payWithdrawal(clerk, { ...named, amounts: [], through: isOn ? MOCKPAY : "hand" });
  }
  const paid = await listParts(parts, merchant, id);
  if (status === "PAYING" && paid.every((part) => part.status === "CANCELLED")) {
    await failWithdrawal(clerk, { ...named, reason: "bank_refused" });
  }
  for (const { number, attempt, status: state } of paid) {
    if (state === "ASSIGNED" && status === "PAYING") {
      await resolvePayment(clerk, { ...named, part: number, finding: "refused" });
    }
    if (state === "DISPUTED") {
      const judgement = attempt === 1 ? "payAgain" : "force";
      await judgePayment(clerk, { ...named, part: number, judgement });
    }
  }
}

function listParts({ store }: ClerkParts, merchant: string, withdrawalId: string) {
  return store.inMerchant(merchant, (tx) =>
    tx
      .select()
      .from(withdrawalInstalments)
      .where(
        and(
          eq(withdrawalInstalments.merchant, merchant),
          eq(withdrawalInstalments.withdrawalId, withdrawalId),
        ),
      ),
  );
}
