import type { Gate } from "../contract/core/gates.ts";
import { Refusal } from "../contract/wire/refusal.ts";
import { stricterPolicy } from "../domain/policy/most-restrictive.ts";
import { PLACES } from "../domain/policy/places.ts";
import type { Policy } from "../domain/policy/policy.ts";
import { policyOf } from "../domain/policy/policy-of.ts";
import type { Context } from "./context.ts";
import { type MerchantRow, readMerchant, rowOfMerchant } from "./merchant/find-merchant.ts";

type Placed = Pick<MerchantRow, "jurisdiction" | "isDemonstration">;
type Visited = Pick<Context, "store" | "merchant" | "clientCountry">;

/**
 * The policy of a merchant's row. Only the merchants of a demonstration may have the demonstration's
 * policy; production refuses their database.
 */
export const policyOfRow = ({ jurisdiction, isDemonstration }: Placed): Policy =>
  policyOf(jurisdiction, { isProduction: !isDemonstration });

const together = new Map<string, Policy>();

/**
 * The policy under which a visitor is served: the merchant's, and where the visitor is in another
 * place with a policy, the stricter one of each field. The place comes from the operator's own proxy
 * alone; one without a policy changes nothing.
 */
export function policyOfVisit(row: Placed, country: string | null): Policy {
  const own = policyOfRow(row);
  if (country === null || !Object.hasOwn(PLACES, country)) return own;
  const key = JSON.stringify([row.jurisdiction, row.isDemonstration, country]);
  const both = together.get(key) ?? stricterPolicy(own, policyOf(country, { isProduction: true }));
  together.set(key, both);
  return both;
}

/** The policy of a call's merchant and visitor. */
export async function policyFor(context: Visited): Promise<Policy> {
  return policyOfVisit(await rowOfMerchant(context.store, context.merchant), context.clientCountry);
}

/** The policy of a merchant by its code, for jobs and staff, who are no visitors. */
export const policyOfMerchant = async (
  store: Context["store"],
  merchant: string,
): Promise<Policy> => policyOfRow(await readMerchant(store, merchant));

/** True where the policy allows it. */
export const isAllowed = async (context: Visited, gate: Gate): Promise<boolean> =>
  (await policyFor(context)).allows[gate];

/** Refuses with not_allowed_here what the law of the merchant's or the visitor's place forbids. */
export async function requireAllowed(context: Visited, gate: Gate): Promise<void> {
  if (!(await isAllowed(context, gate))) throw notAllowed(gate);
}

/** The refusal of a gate. */
export const notAllowed = (gate: Gate) =>
  new Refusal("not_allowed_here", { status: 451, details: { gate } });
