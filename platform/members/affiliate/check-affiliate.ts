import type { affiliateCheck } from "../../contract/members/affiliate.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { countAffiliateCheck } from "../../core/limits/address-limits.ts";
import { findCode } from "./find-code.ts";

/** Checks an invitation code at this merchant, within a limit per address. */
export async function checkAffiliate(
  context: Context,
  { code, domain }: InputOf<typeof affiliateCheck>,
): Promise<ValueOf<typeof affiliateCheck>> {
  await countAffiliateCheck(context);
  const row = await context.store.inMerchant(context.merchant.code, (tx) =>
    findCode(context, tx, code, domain),
  );
  return { isValid: row !== null };
}
