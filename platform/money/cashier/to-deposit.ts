import { and, asc, eq } from "drizzle-orm";
import type { depositOne } from "../../contract/money/cashier.ts";
import { surchargeOf } from "../../contract/money/surcharge-of.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { readFee } from "../../domain/money/deposit-fee.ts";
import { canCancel, canSendSlip, nextActorOf } from "../../domain/money/deposit-state.ts";
import { namedIn } from "../../domain/words-in.ts";
import type { Reader, Transaction } from "../../store/open-store.ts";
import { depositSteps, type deposits } from "../../store/schema/cashier.ts";
import { showOnChain } from "./chain/show-on-chain.ts";
import { listMethods, type MethodRow } from "./methods.ts";

export type DepositRow = typeof deposits.$inferSelect;
type Deposit = ValueOf<typeof depositOne>;
type Viewer = { now: Date; language: string };

/** The merchant's name for a method to a reader of that language; empty means the site's own name. */
export const methodNameIn = ({ names }: Pick<MethodRow, "names">, language: string): string =>
  namedIn(names, language) ?? "";

/** Deposits for their member, without steps. */
export async function showDeposits(
  tx: Reader,
  merchant: string,
  rows: readonly DepositRow[],
  viewer: Viewer,
): Promise<Deposit[]> {
  if (rows.length === 0) return [];
  const methods = await listMethods(tx, merchant);
  return rows.map((row) => {
    const method = methods.find(({ code }) => code === row.method);
    return toDeposit(row, method ? methodNameIn(method, viewer.language) : "", viewer.now);
  });
}

/** One deposit with all its steps. */
export async function showDeposit(
  tx: Transaction,
  row: DepositRow,
  viewer: Viewer,
): Promise<Deposit> {
  const [shown] = await showDeposits(tx, row.merchant, [row], viewer);
  const steps = await tx
    .select()
    .from(depositSteps)
    .where(and(eq(depositSteps.merchant, row.merchant), eq(depositSteps.depositId, row.id)))
    .orderBy(asc(depositSteps.number));
  const onChain = await showOnChain(tx, row);
  const isArriving = onChain?.arrivals.some(({ state }) => state === "PENDING") ?? false;
  return {
    ...shown!,
    ...(isArriving && shown!.nextActor === "player" && { nextActor: "gateway" as const }),
    canCancel: shown!.canCancel && !isArriving,
    onChain,
    steps: steps.map(({ kind, at, by, amount, reason }) => {
      return { kind, at: at.getTime(), by, amount, reason };
    }),
  };
}

/** An overdue deposit shows as expired before the sweep marks it. */
function toDeposit(row: DepositRow, methodName: string, now: Date): Deposit {
  const isOpen = row.status === "CREATED" || row.status === "WAITING_PAYMENT";
  const status = isOpen && row.expiresAt <= now ? "EXPIRED" : row.status;
  const amount = row.creditedAmount ?? (row.status === "CREDITED" ? row.paidAmount : null);
  const fee = surchargeOf(readFee(row.fee), row.amount);
  const link = { kind: "link" as const, url: row.redirectUrl, code: null, bank: null, note: null };
  const payment = row.payment ?? (row.redirectUrl ? link : null);
  return {
    depositId: row.id,
    reference: row.reference || row.id,
    method: row.method,
    kind: row.kind,
    methodName,
    amount: amount ?? row.amount,
    fee,
    payable: row.amount + fee,
    status,
    createdAt: row.createdAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    nextActor: nextActorOf(row.kind, status),
    reason: row.reason,
    payment: status === "CREATED" || status === "WAITING_PAYMENT" ? payment : null,
    canCancel: canCancel(row, now),
    onChain: null,
    canSendSlip: canSendSlip({ kind: row.kind, status, expiresAt: row.expiresAt }, now),
    steps: [],
  };
}
