import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { usdtToMoney } from "../../../contract/money/usdt.ts";
import { Unknown } from "../../../contract/wire/refusal.ts";
import { newId } from "../../../core/access/token.ts";
import { newReference } from "../../../core/new-reference.ts";
import { readUsdtTerms } from "../../../domain/money/usdt-terms.ts";
import { noteLive } from "../../../store/live-notes.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { depositMethods, deposits } from "../../../store/schema/cashier.ts";
import { chainArrivals } from "../../../store/schema/chain.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { referenceOf } from "../reference-of.ts";
import { applyOrder } from "../settling/apply-order.ts";
import type { SettleContext } from "../settling/settle-deposit.ts";
import { writeDepositStep } from "../settling/write-deposit-step.ts";
import type { DepositRow } from "../to-deposit.ts";

type Arrival = typeof chainArrivals.$inferSelect;
type Named = Pick<Arrival, "merchant" | "txId" | "eventIndex"> & { memberId: string };

/** How long an expired or cancelled deposit can still receive a late payment. */
const LATE_MS = 24 * 3_600_000;

/**
 * Credits an arrival whose block is final, once, at the merchant's present rate. The arrival, its
 * deposit and the money change in one transaction. Too small an arrival is recorded and not
 * credited. It settles the waiting deposit, or a new one when there is none.
 */
export async function creditArrival(context: SettleContext, named: Named): Promise<void> {
  await context.store.inMerchant(named.merchant, async (tx) => {
    const arrival = await holdPending(tx, named);
    if (!arrival) return;
    const [merchant] = await tx
      .select({ settings: merchants.settings, currency: merchants.currency })
      .from(merchants)
      .where(eq(merchants.code, named.merchant));
    const terms = readUsdtTerms(merchant?.settings ?? {});
    if (!terms || !merchant) throw new Unknown(`${named.merchant} has no rate for USDT`);
    if (arrival.usdt < terms.usdtMin) {
      await change(tx, arrival, { state: "DUST" });
      noteLive(tx, { merchant: named.merchant, member: named.memberId, kind: "deposit" });
      return;
    }
    const { rate } = terms;
    const amount = usdtToMoney(arrival.usdt, rate);
    const { currency } = merchant;
    const { row, amountMax } = await depositFor(context, tx, named, { amount, currency });
    const order = {
      gatewayTxId: `${arrival.txId}:${arrival.eventIndex}`,
      reference: referenceOf(row),
      ...{ amount, currency },
      status: "PAID",
    } as const;
    const step = await applyOrder(context, tx, row, order, { amountMin: 0n, amountMax });
    const state = step === "credit" ? "CREDITED" : "REVIEW";
    const credited = step === "credit" ? amount : null;
    await change(tx, arrival, { state, rate, credited, depositId: row.id });
  });
}

async function holdPending(tx: Transaction, named: Named): Promise<Arrival | undefined> {
  const [row] = await tx
    .select()
    .from(chainArrivals)
    .where(and(isNamed(named), eq(chainArrivals.state, "PENDING")))
    .for("update");
  return row;
}

const isNamed = ({
  merchant,
  txId,
  eventIndex,
}: Pick<Arrival, "merchant" | "txId" | "eventIndex">) =>
  and(
    eq(chainArrivals.merchant, merchant),
    eq(chainArrivals.txId, txId),
    eq(chainArrivals.eventIndex, eventIndex),
  );

const change = (tx: Transaction, arrival: Arrival, values: Partial<Arrival>) =>
  tx.update(chainArrivals).set(values).where(isNamed(arrival));

/** The oldest waiting deposit, then a lately cancelled one, or a new one. */
async function depositFor(
  context: SettleContext,
  tx: Transaction,
  { merchant, memberId }: Named,
  made: { amount: bigint; currency: string },
): Promise<{ row: DepositRow; amountMax: bigint }> {
  const now = context.clock.now();
  const [known] = await tx
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.merchant, merchant),
        eq(deposits.memberId, memberId),
        eq(deposits.kind, "crypto"),
        or(
          inArray(deposits.status, ["CREATED", "WAITING_PAYMENT"]),
          and(
            inArray(deposits.status, ["EXPIRED", "CANCELLED"]),
            gt(deposits.expiresAt, new Date(now.getTime() - LATE_MS)),
          ),
        ),
      ),
    )
    .orderBy(
      sql`${deposits.status} in ('CREATED', 'WAITING_PAYMENT') desc`,
      asc(deposits.createdAt),
      asc(deposits.id),
    )
    .limit(1)
    .for("update");
  const [method] = await tx
    .select()
    .from(depositMethods)
    .where(
      and(
        eq(depositMethods.merchant, merchant),
        eq(depositMethods.kind, "crypto"),
        known ? eq(depositMethods.code, known.method) : undefined,
      ),
    )
    .orderBy(asc(depositMethods.position))
    .limit(1);
  if (!method) throw new Unknown(`${merchant} has no method for USDT`);
  const { code, gateway, fee, amountMax } = method;
  if (known) return { row: known, amountMax };
  const id = newId(context.random);
  const [row] = await tx
    .insert(deposits)
    .values({
      ...{ merchant, id, memberId, method: code, gateway, fee, ...made },
      ...{ kind: "crypto", status: "CREATED", idempotencyKey: `chain:${id}`, returnUrl: "" },
      ...{ reference: newReference(context.random, "D"), createdAt: now, expiresAt: now },
    })
    .returning();
  await writeDepositStep(context, tx, row!, { kind: "opened", by: "system", amount: made.amount });
  return { row: row!, amountMax };
}
