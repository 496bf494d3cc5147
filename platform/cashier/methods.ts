import type { Merchant } from "../context.ts";
import { UNITS_PER_CURRENCY } from "../contract/money.ts";
import { readMerchant } from "../site/find-merchant.ts";
import type { Store } from "../store/open-store.ts";

/** The gateway's id: names its secret and signs its requests. */
export const MOCKPAY = "mockpay";

export type DepositMethod = {
  method: string;
  /** Where the gateway takes orders, without a slash at the end. */
  origin: string;
  amountMin: bigint;
  amountMax: bigint;
  quickAmounts: bigint[];
};

const units = (amount: number) => BigInt(amount) * UNITS_PER_CURRENCY;

/** The ways to pay that this merchant has switched on by saying where their gateway is. */
export async function readDepositMethods(
  store: Store,
  merchant: Merchant,
): Promise<DepositMethod[]> {
  const { settings } = await readMerchant(store, merchant.code);
  const origins = (settings.gateways ?? {}) as Record<string, string>;
  const origin = origins[MOCKPAY];
  if (!origin) return [];
  return [
    {
      method: "MOCKPAY",
      origin,
      amountMin: units(50),
      amountMax: units(50_000),
      quickAmounts: [200, 500, 1000, 2000, 5000, 10_000].map(units),
    },
  ];
}
