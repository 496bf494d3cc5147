import { and, eq, inArray, ne, not, sql } from "drizzle-orm";
import type { ContractTerms } from "../../contract/agents/contract-terms.ts";
import type { PathContract } from "../../domain/agents/guard-path.ts";
import { highestRate } from "../../domain/contracts/terms.ts";
import { type At, ratesOfPath } from "../../members/rates/rates-at.ts";
import { requireBelowCeiling } from "../../members/rates/require-rates.ts";
import type { Transaction } from "../../store/open-store.ts";
import { contracts } from "../../store/schema/contract.ts";
import { IN_FORCE, rowsWhere, termsOf } from "./contract-row.ts";

const toPath = ({ kind, gameTypes, tiers }: ContractTerms): PathContract => ({
  ...{ kind, rate: highestRate(tiers), gameTypes: gameTypes ?? undefined },
});

/** The contracts in force of a member and of everybody above, for the guard of what a path pays. */
export async function contractsOfPath(
  tx: Transaction,
  merchant: string,
  member: string,
  butKind?: ContractTerms["kind"],
): Promise<PathContract[]> {
  const isOnPath = sql`exists (select from member_tree t where t.merchant = ${merchant}
    and t.ancestor = ${contracts.downline} and t.descendant = ${member})`;
  const isReplaced = butKind
    ? not(and(eq(contracts.downline, member), eq(contracts.kind, butKind))!)
    : ne(contracts.id, "");
  const isInForce = inArray(contracts.state, [...IN_FORCE]);
  const rows = await rowsWhere(tx, merchant, and(isOnPath, isReplaced, isInForce));
  return rows.map((row) => toPath(termsOf(row)));
}

/**
 * Refuses with rates_above_ceiling terms with which one path's contracts and rates could pay more of a
 * base at once than the merchant's ceiling.
 */
export async function checkCeiling(
  tx: Transaction,
  at: At,
  downline: string,
  terms: ContractTerms,
): Promise<void> {
  const rates = await ratesOfPath(tx, at, downline);
  const others = await contractsOfPath(tx, at.merchant, downline, terms.kind);
  await requireBelowCeiling(tx, at, rates, [...others, toPath(terms)]);
}
