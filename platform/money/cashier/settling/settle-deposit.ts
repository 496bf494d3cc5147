import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Context } from "../../../core/context.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import type { DepositStep } from "../../../domain/money/deposit-state.ts";
import { isChainName } from "../chain/chains.ts";
import { findDeposit, holdDeposit } from "../find-deposit.ts";
import type { GatewayContext, TrueOrder } from "../gateways/gateway.ts";
import { gateways } from "../gateways/gateways.ts";
import { findMethod, originOf } from "../methods.ts";
import { referenceOf } from "../reference-of.ts";
import type { DepositRow } from "../to-deposit.ts";
import { applyOrder } from "./apply-order.ts";

export type SettleContext = GatewayContext &
  Pick<Context, "store"> & { merchant: Pick<Context["merchant"], "code"> };

/**
 * Updates a deposit to the gateway's status (domain.md 7.1). It is credited, failed, left for
 * staff, taken back or unchanged. The credit commits with its status and the member's message.
 */
export async function settleDeposit(
  context: SettleContext,
  id: string,
  gatewayTxId: string,
): Promise<DepositStep["kind"]> {
  const { store } = context;
  const merchant = context.merchant.code;
  const known = await store.inMerchant(merchant, (tx) => findDeposit(tx, { merchant, id }));
  const order = await askBack(context, known, gatewayTxId);
  if (order.reference !== referenceOf(known)) {
    throw new Refusal("deposit_not_found", { status: 404 });
  }
  const method = await findMethod(store, merchant, known.method);
  return store.inMerchant(merchant, async (tx) => {
    const row = await holdDeposit(tx, { merchant, id });
    return applyOrder(context, tx, row, order, method);
  });
}

async function askBack(
  context: SettleContext,
  { gateway, merchant }: DepositRow,
  gatewayTxId: string,
): Promise<TrueOrder> {
  const { settings } = await readMerchant(context.store, merchant);
  const origin = gateway && originOf(settings, gateway);
  if (!gateway || isChainName(gateway) || !origin)
    throw new Refusal("deposit_not_found", { status: 404 });
  return gateways[gateway].query(context, origin, gatewayTxId);
}
