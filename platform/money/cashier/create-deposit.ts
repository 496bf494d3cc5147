import type { depositCreate } from "../../contract/money/cashier.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { requireAllowed } from "../../core/guard.ts";
import { formatAmount } from "../../domain/money.ts";
import { requireVerified } from "../../members/person/identity/require-verified.ts";
import { requireUnlisted } from "../../members/person/registers/require-unlisted.ts";
import { requireLookedUp } from "../../members/person/watchlists/require-looked-up.ts";
import { requireFirstLimits } from "../../members/protection/limits/first-limits.ts";
import { changeDeposit, findDeposit, holdDeposit } from "./find-deposit.ts";
import { type DepositMethod, gateOfMethod, offeredMethods } from "./methods.ts";
import { openDeposit } from "./open-deposit.ts";
import { openPayment } from "./open-payment.ts";
import { type DepositRow, showDeposit } from "./to-deposit.ts";

type Input = InputOf<typeof depositCreate>;
type Value = ValueOf<typeof depositCreate>;

/**
 * Opens a deposit, and an order at its gateway if it has one. Returns how to pay. The same key
 * again returns the same deposit; with other content it is refused with key_reused. Refuses with not_allowed_here
 * a way to pay that the law forbids, and like requireVerified, requireUnlisted, requireLookedUp and
 * requireFirstLimits.
 */
export async function createDeposit(context: Context, input: Input): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const { merchant, clientCountry } = context;
  const methods = await offeredMethods(context, merchant.code, clientCountry);
  const method = methods.find(({ code }) => code === input.method);
  if (!method) throw new Refusal("method_unavailable", { field: "method" });
  const gate = gateOfMethod(method);
  if (gate) await requireAllowed(context, gate);
  await requireVerified(context, "deposit");
  await requireUnlisted(context);
  await requireLookedUp(context);
  await requireFirstLimits(context, memberId);
  if (!method.isOpen) throw new Refusal("method_closed", { field: "method" });
  checkAmount(method, input.amount);
  const { row, isKnown } = await openDeposit(context, memberId, method, input);
  if (row.payment || row.redirectUrl) return answerOf(context, row);
  const order = await openPayment(context, row, method, isKnown);
  return answerOf(context, await remember(context, row, order));
}

function checkAmount({ amountMin, amountMax }: DepositMethod, amount: bigint) {
  if (amount % 100n === 0n && amount >= amountMin && amount <= amountMax) return;
  const details = { min: formatAmount(amountMin), max: formatAmount(amountMax) };
  throw new Refusal("amount_out_of_range", { field: "amount", details });
}

/** A fast webhook may have settled it already. Only a fresh deposit starts to wait. */
function remember(
  { store }: Context,
  { merchant, id }: DepositRow,
  { gatewayTxId, payment }: Awaited<ReturnType<typeof openPayment>>,
): Promise<DepositRow> {
  return store.inMerchant(merchant, async (tx) => {
    const row = await holdDeposit(tx, { merchant, id });
    const status = row.status === "CREATED" ? "WAITING_PAYMENT" : row.status;
    const redirectUrl = payment.url;
    return changeDeposit(tx, row, {
      ...{ payment, redirectUrl, status },
      ...(gatewayTxId && { gatewayTxId }),
    });
  });
}

async function answerOf({ store, clock, language }: Context, row: DepositRow): Promise<Value> {
  const { merchant, id } = row;
  return store.inMerchant(merchant, async (tx) => {
    const found = await findDeposit(tx, { merchant, id });
    const { payment } = found;
    return {
      deposit: await showDeposit(tx, found, { now: clock.now(), language }),
      redirectUrl: payment?.kind === "link" ? payment.url : null,
    };
  });
}
