import { GATES, type Gate } from "../contract/core/gates.ts";
import { Refusal } from "../contract/wire/refusal.ts";
import { yearsLater } from "../domain/local-time.ts";
import { stricterPolicy } from "../domain/policy/most-restrictive.ts";
import { PLACES } from "../domain/policy/places.ts";
import type { Policy } from "../domain/policy/policy.ts";
import { policyOf } from "../domain/policy/policy-of.ts";
import type { Context } from "./context.ts";
import { type MerchantRow, rowOfMerchant } from "./merchant/find-merchant.ts";

type Placed = Pick<MerchantRow, "jurisdiction" | "isDemonstration">;
type Visited = Pick<Context, "store" | "merchant" | "clientCountry">;

/**
 * The policy of a merchant's row. Only the merchants of a demonstration may have the demonstration's
 * policy; production refuses their database.
 */
export const policyOfRow = ({ jurisdiction, isDemonstration }: Placed): Policy =>
  policyOf(jurisdiction, { isProduction: !isDemonstration });

/** Until when the law of the merchant's place wants records to be kept that begin at an instant. */
export const recordsEnd = (row: Placed, from: Date): Date =>
  yearsLater(from, policyOfRow(row).numbers.recordYears);

const together = new Map<string, Policy>();

/**
 * The policy under which a visitor is served: the merchant's, and where the visitor is in another
 * place with a policy, the stricter one of each field. The place comes from the operator's own proxy
 * alone; one without a policy changes nothing. A demonstration has no money that a law is about.
 */
export function policyOfVisit(row: Placed, country: string | null): Policy {
  const own = policyOfRow(row);
  const isDemo = row.isDemonstration && row.jurisdiction === "demo";
  if (isDemo || country === null || !Object.hasOwn(PLACES, country)) return own;
  const key = JSON.stringify([row.jurisdiction, row.isDemonstration, country]);
  const both = together.get(key) ?? stricterPolicy(own, policyOf(country, { isProduction: true }));
  together.set(key, both);
  return both;
}

/** The policy of a call's merchant and visitor. */
export async function policyFor(context: Visited): Promise<Policy> {
  return policyOfVisit(await rowOfMerchant(context.store, context.merchant), context.clientCountry);
}

/** True where the policy allows it. */
export const isAllowed = async (context: Visited, gate: Gate): Promise<boolean> =>
  (await policyFor(context)).allows[gate];

/** Refuses with not_allowed_here what the law of the merchant's or the visitor's place forbids. */
export async function requireAllowed(context: Visited, gate: Gate): Promise<void> {
  if (!(await isAllowed(context, gate))) throw notAllowed(gate);
}

/** The gates that a policy closes. */
export const refusedBy = ({ allows }: Policy): Gate[] => GATES.filter((gate) => !allows[gate]);

/** The gates that each place closes to its visitors besides those closed to all; no empty ones. */
export function refusedInPlaces(row: Placed): Record<string, Gate[]> {
  const own = refusedBy(policyOfRow(row));
  const besides = Object.keys(PLACES).map((place) => [
    place,
    refusedBy(policyOfVisit(row, place)).filter((gate) => !own.includes(gate)),
  ]);
  return Object.fromEntries(besides.filter(([, gates]) => gates!.length > 0));
}

/** The refusal of a gate. */
export const notAllowed = (gate: Gate) =>
  new Refusal("not_allowed_here", { status: 451, details: { gate } });
