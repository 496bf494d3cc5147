import { DEMO } from "./demo.ts";
import { MOST_RESTRICTIVE, resolvePlace } from "./most-restrictive.ts";
import { PLACES } from "./places.ts";
import type { Policy } from "./policy.ts";

/** The policies by their codes; the demonstration's is among them. */
const POLICIES: ReadonlyMap<string, Policy> = new Map(
  Object.entries({ ...PLACES, demo: DEMO }).map(([code, place]) => [code, resolvePlace(place)]),
);

/** The codes that a merchant may name. */
export const POLICY_CODES: readonly string[] = [...POLICIES.keys()];

/**
 * The policy of a merchant's place. A place that is not known has the strictest of each field, and so
 * has `demo` in production.
 */
export function policyOf(code: string | null, { isProduction }: { isProduction: boolean }): Policy {
  if (code === null || (isProduction && code === "demo")) return MOST_RESTRICTIVE;
  return POLICIES.get(code) ?? MOST_RESTRICTIVE;
}
