import type { Flag } from "../../contract/core/site.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { hasFlag } from "../../domain/core/whitelabel.ts";
import type { Context } from "../context.ts";
import { rowOfMerchant } from "../merchant/find-merchant.ts";

/** Refuses with operation_not_enabled when the merchant has switched the flag off. */
export async function requireFlag(context: Context, flag: Flag): Promise<void> {
  const { whitelabel } = await rowOfMerchant(context.store, context.merchant);
  if (!hasFlag(whitelabel, flag)) throw new Refusal("operation_not_enabled", { status: 403 });
}
