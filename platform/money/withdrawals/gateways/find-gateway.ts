import { Refusal } from "../../../contract/wire/refusal.ts";
import type { MerchantRow } from "../../../core/merchant/find-merchant.ts";
import { MOCKPAY } from "../../cashier/methods.ts";
import { mockpayPayouts } from "./mockpay-payouts.ts";
import type { PayoutContext, PayoutGateway } from "./payout-gateway.ts";

/** Every gateway that can pay withdrawals, by its id, with a function from its origin. */
const GATEWAYS = { [MOCKPAY]: mockpayPayouts } as const;

export const PAYOUT_GATEWAYS = [MOCKPAY] as const;
export type PayoutGatewayId = (typeof PAYOUT_GATEWAYS)[number];

/** True when the merchant's settings give the gateway an origin. */
export function hasGateway({ settings }: Pick<MerchantRow, "settings">, id: PayoutGatewayId) {
  return originOf(settings, id) !== undefined;
}

/** Refuses with unknown_gateway when they do not. */
export function requirePayoutGateway(
  merchant: Pick<MerchantRow, "settings">,
  id: PayoutGatewayId,
): void {
  if (!hasGateway(merchant, id)) throw new Refusal("unknown_gateway", { field: "through" });
}

/** The gateway at this merchant's origin; null when the merchant has switched it off. */
export function findGateway(
  context: PayoutContext & { merchant: Pick<MerchantRow, "settings"> },
  id: PayoutGatewayId,
): PayoutGateway | null {
  const origin = originOf(context.merchant.settings, id);
  return origin ? GATEWAYS[id](context, origin) : null;
}

function originOf(settings: MerchantRow["settings"], id: PayoutGatewayId): string | undefined {
  return ((settings.gateways ?? {}) as Record<string, string | undefined>)[id];
}
