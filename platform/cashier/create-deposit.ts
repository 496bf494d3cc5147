import { and, eq } from "drizzle-orm";
import { requireRealAccount } from "../auth/require-actor.ts";
import { newId } from "../auth/token.ts";
import type { Context } from "../context.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import type { depositCreate } from "../contract/cashier.ts";
import { Refusal } from "../contract/refusal.ts";
import { formatAmount } from "../domain/money.ts";
import { noteLive } from "../store/live-notes.ts";
import { deposits } from "../store/schema/cashier.ts";
import { placeOrder } from "./gateway-client.ts";
import { type DepositMethod, readDepositMethods } from "./methods.ts";
import { type DepositRow, toDeposit } from "./to-deposit.ts";

type Input = InputOf<typeof depositCreate>;

const EXPIRES_MINUTES = 30;

/**
 * Opens a deposit and an order at its gateway, and answers where the member pays. The same key
 * again answers the same deposit; with another content it is refused with key_reused.
 */
export async function createDeposit(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof depositCreate>> {
  const { memberId } = requireRealAccount(context);
  const methods = await readDepositMethods(context.store, context.merchant);
  const method = methods.find(({ method }) => method === input.method);
  if (!method) throw new Refusal("method_unavailable", { field: "method" });
  checkAmount(method, input.amount);
  checkReturnUrl(input.returnUrl);
  const row = await insertOnce(context, memberId, input);
  if (row.redirectUrl) return answerOf(context, row, row.redirectUrl);
  const order = await placeOrder(context, method.origin, row, context.language);
  await rememberOrder(context, row, order);
  const waiting = { ...row, status: "WAITING_PAYMENT" as const };
  return answerOf(context, waiting, order.redirectUrl);
}

function checkAmount({ amountMin, amountMax }: DepositMethod, amount: bigint) {
  if (amount % 100n === 0n && amount >= amountMin && amount <= amountMax) return;
  const details = { min: formatAmount(amountMin), max: formatAmount(amountMax) };
  throw new Refusal("amount_out_of_range", { field: "amount", details });
}

function checkReturnUrl(url: string) {
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!isWeb) throw new Refusal("invalid_input", { field: "returnUrl", status: 400 });
}

async function insertOnce(context: Context, memberId: string, input: Input): Promise<DepositRow> {
  const { store, merchant, clock, random } = context;
  const now = clock.now();
  const key = context.idempotencyKey ?? "";
  return store.inMerchant(merchant.code, async (tx) => {
    await tx
      .insert(deposits)
      .values({
        merchant: merchant.code,
        id: newId(random),
        memberId,
        ...input,
        currency: merchant.currency,
        status: "CREATED",
        idempotencyKey: key,
        createdAt: now,
        expiresAt: new Date(now.getTime() + EXPIRES_MINUTES * 60_000),
      })
      .onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(deposits)
      .where(
        and(
          eq(deposits.merchant, merchant.code),
          eq(deposits.memberId, memberId),
          eq(deposits.idempotencyKey, key),
        ),
      );
    if (!row || row.amount !== input.amount || row.method !== input.method) {
      throw new Refusal("key_reused", { status: 409 });
    }
    return row;
  });
}

async function rememberOrder(
  context: Context,
  row: DepositRow,
  order: { gatewayTxId: string; redirectUrl: string },
): Promise<void> {
  const { gatewayTxId, redirectUrl } = order;
  const own = and(eq(deposits.merchant, row.merchant), eq(deposits.id, row.id));
  await context.store.inMerchant(row.merchant, async (tx) => {
    await tx.update(deposits).set({ gatewayTxId, redirectUrl }).where(own);
    // A quick webhook may have settled it already: only a fresh one starts to wait.
    const fresh = and(own, eq(deposits.status, "CREATED"));
    await tx.update(deposits).set({ status: "WAITING_PAYMENT" }).where(fresh);
    noteLive(tx, { merchant: row.merchant, member: row.memberId, kind: "deposit" });
  });
}

function answerOf(context: Context, row: DepositRow, redirectUrl: string) {
  return { deposit: toDeposit(row, context.clock.now()), redirectUrl };
}
