import type { Flag } from "../../contract/core/site.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { hasFlag } from "../../domain/core/whitelabel.ts";
import type { Context } from "../context.ts";
import { readMerchant } from "../merchant/find-merchant.ts";

/** Refuses what the merchant has not switched on with operation_not_enabled. */
export async function requireFlag(context: Context, flag: Flag): Promise<void> {
  const { whitelabel } = await readMerchant(context.store, context.merchant.code);
  if (!hasFlag(whitelabel, flag)) throw new Refusal("operation_not_enabled", { status: 403 });
}
