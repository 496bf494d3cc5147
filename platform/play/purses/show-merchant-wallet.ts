import type { merchantWallet } from "../../contract/play/purses.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { listPurseVendors } from "./find-purse-vendor.ts";

/**
 * True when every vendor of the merchant plays from the one balance, so that there are no purses.
 */
export async function showMerchantWallet({
  store,
  merchant,
}: Pick<Context, "store" | "merchant">): Promise<ValueOf<typeof merchantWallet>> {
  const found = await store.reading(merchant.code, (reader) =>
    listPurseVendors(reader, merchant.code),
  );
  return { isSingle: found.length === 0 };
}
