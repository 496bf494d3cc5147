import type { Context } from "../../../core/context.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { mockid } from "./mockid.ts";
import type { IdentityProvider } from "./provider.ts";

const PROVIDERS = { mockid } satisfies Record<string, IdentityProvider>;
export type ProviderName = keyof typeof PROVIDERS;

export type FoundProvider = { name: ProviderName; provider: IdentityProvider; origin: string };

/**
 * The merchant's provider, or null when staff decide alone. The demonstration's is a part of MOCKPAY,
 * so a merchant has it with that gateway.
 */
export async function findProvider({
  store,
  merchant,
}: Pick<Context, "store"> & { merchant: { code: string } }): Promise<FoundProvider | null> {
  const { settings } = await readMerchant(store, merchant.code);
  const { mockpay: origin } = (settings.gateways ?? {}) as { mockpay?: string };
  return origin ? { name: "mockid", provider: PROVIDERS.mockid, origin } : null;
}
