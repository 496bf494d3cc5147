import { and, eq, isNull, max, sql } from "drizzle-orm";
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

const CLERK = "demo-clerk";
const SECOND = "demo-clerk-2";
const EVERY_MS = 3_000;
/** How long a request waits for its first answer, and then for each further step. */
const FIRST_MS = 20_000;
const NEXT_MS = 5_000;

/**
 * Plays the staff of a demonstration, which has none. It approves requests, and MOCKPAY pays them
 * without real money. It refunds what no bank accepts, asks the gateway about open payments, and
 * answers reports of missing ones. It decides nothing about a withdrawal that a person has begun.
 * Returns `stop`, which waits for the current action.
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
  for (const { lastAt, ...open } of await listOpen(parts, merchant)) {
    const waited = now - (lastAt?.getTime() ?? 0);
    if (waited < (open.status === "REQUESTED" ? FIRST_MS : NEXT_MS)) continue;
    await serve(parts, { merchant, ...open }).catch((error: unknown) => {
      // A real member of staff was faster.
      if (!(error instanceof Refusal)) throw error;
    });
  }
}

function listOpen({ store }: ClerkParts, merchant: string) {
  const { id, reference, status } = withdrawals;
  const { at, staff } = withdrawalSteps;
  const byPerson = sql<boolean>`coalesce(bool_or(${staff} not in (${CLERK}, ${SECOND})), false)`;
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ id, reference, status, lastAt: max(at), isPersons: byPerson })
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

type Open = {
  merchant: string;
  reference: string;
  id: string;
  status: string;
  /** A person on the staff has begun it. */
  isPersons: boolean;
};

async function serve(parts: ClerkParts, open: Open): Promise<void> {
  const clerk = { ...parts, staff: CLERK, staffId: CLERK };
  const { merchant, reference, id, status } = open;
  const named = { merchant, reference };
  const paid = await listParts(parts, merchant, id);
  for (const { number, status: state } of paid) {
    if (state === "ASSIGNED" && status === "PAYING") {
      await resolvePayment(clerk, { ...named, part: number, finding: "refused" });
    }
  }
  if (open.isPersons) return;
  if (status === "REQUESTED") await approveWithdrawal(clerk, named);
  // A large amount needs a second approval, and a demonstration has nobody else to give it.
  if (status === "RISK_REVIEW") {
    await approveWithdrawal({ ...parts, staff: SECOND, staffId: SECOND }, named);
  }
  if (status === "APPROVED") {
    const isOn = hasGateway(await readMerchant(parts.store, merchant), MOCKPAY);
    await payWithdrawal(clerk, { ...named, amounts: [], through: isOn ? MOCKPAY : "hand" });
  }
  if (status === "PAYING" && paid.every((part) => part.status === "CANCELLED")) {
    await failWithdrawal(clerk, { ...named, reason: "bank_refused" });
  }
  for (const { number, attempt, status: state } of paid) {
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
