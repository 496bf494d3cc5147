import { and, eq, gt, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { type SettleContext, settleDeposit } from "../cashier/settle-deposit.ts";
import { noteLive } from "../store/live-notes.ts";
import { deposits } from "../store/schema/cashier.ts";

/** How many deposits of a merchant one sweep asks the gateway about. */
const ASKED_MAX = 50;
const ASKED_AFTER_MS = 5 * 60_000;
const ASKED_UNTIL_MS = 24 * 3_600_000;

/**
 * Ends deposits whose time is over, and asks the gateway about those whose webhook may have been
 * lost, until a day after expiry (domain.md 7.1). Safe at any time and from several instances. Answers the
 * errors of deposits that could not be settled now; the next sweep asks again.
 */
export async function sweepDeposits(context: SettleContext): Promise<unknown[]> {
  const waiting = await expireAndList(context);
  const errors: unknown[] = [];
  for (const { id, gatewayTxId } of waiting) {
    await settleDeposit(context, id, gatewayTxId ?? "").catch((error) => errors.push(error));
  }
  return errors;
}

function expireAndList({ store, merchant, clock }: SettleContext) {
  const now = clock.now().getTime();
  const own = eq(deposits.merchant, merchant.code);
  return store.inMerchant(merchant.code, async (tx) => {
    const expired = await tx
      .update(deposits)
      .set({ status: "EXPIRED" })
      .where(
        and(
          own,
          inArray(deposits.status, ["CREATED", "WAITING_PAYMENT"]),
          lte(deposits.expiresAt, new Date(now)),
        ),
      )
      .returning({ member: deposits.memberId });
    for (const { member } of expired) {
      noteLive(tx, { merchant: merchant.code, member, kind: "deposit" });
    }
    return (
      tx
        .select({ id: deposits.id, gatewayTxId: deposits.gatewayTxId })
        .from(deposits)
        .where(
          and(
            own,
            inArray(deposits.status, ["WAITING_PAYMENT", "EXPIRED"]),
            isNotNull(deposits.gatewayTxId),
            lt(deposits.createdAt, new Date(now - ASKED_AFTER_MS)),
            gt(deposits.expiresAt, new Date(now - ASKED_UNTIL_MS)),
          ),
        )
        // By lot, so that fifty orders that nobody will ever pay do not keep the others waiting.
        .orderBy(sql`random()`)
        .limit(ASKED_MAX)
    );
  });
}
