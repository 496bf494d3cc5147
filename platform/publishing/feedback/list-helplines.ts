import type { helplines } from "../../contract/publishing/helplines.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { PLACES } from "../../domain/policy/places.ts";
import { policyOf } from "../../domain/policy/policy-of.ts";

/** The helplines of the merchant's place, and those of the visitor's where that is another one. */
export async function listHelplines(context: Context): Promise<ValueOf<typeof helplines>> {
  const { jurisdiction } = await rowOfMerchant(context.store, context.merchant);
  const places = new Set([jurisdiction, context.clientCountry]);
  // The strictest policy, which an unknown place has, knows the helplines of every country.
  return [...places]
    .filter((place) => place !== null && Object.hasOwn(PLACES, place))
    .flatMap((place) => policyOf(place, { isProduction: true }).helplines);
}
