import type { ContractTerms } from "#platform/contract/agents/contract-terms.ts";
import { toDecimal } from "#platform/contract/wire/written-money.ts";

/** Terms as somebody types them into the form: "0.50", "500.00", and nothing for no mark. */
export const typedTerms = ({ tiers, ...terms }: ContractTerms) => ({
  ...terms,
  tiers: tiers.map((tier) =>
    Object.fromEntries(Object.entries(tier).map(([name, value]) => [name, typed(name, value)])),
  ),
});

function typed(name: string, value: bigint | number | null): string {
  if (value === null || value === 0n) return "";
  // Amounts of a form have two decimals at most.
  if (typeof value === "bigint") return toDecimal(value).slice(0, -2);
  return name.toLowerCase().endsWith("rate") ? (value / 100).toFixed(2) : String(value);
}
