import { and, eq, inArray, type SQL } from "drizzle-orm";
import { type ContractTerms, contractTerms } from "../../contract/agents/contract-terms.ts";
import type { Reader } from "../../store/open-store.ts";
import { contracts } from "../../store/schema/contract.ts";

export type ContractRow = typeof contracts.$inferSelect;

/** The states in which a contract earns. */
export const IN_FORCE = ["ACTIVE", "TERMINATION_REQUESTED"] as const;

/** The terms of a stored contract. */
export const termsOf = ({ terms }: Pick<ContractRow, "terms">): ContractTerms =>
  contractTerms.parse(terms);

/** The downline's contract of a kind that is in force; null without one. */
export async function contractInForce(
  reader: Reader,
  merchant: string,
  downline: string,
  kind: ContractRow["kind"],
): Promise<ContractRow | null> {
  const isInForce = inArray(contracts.state, [...IN_FORCE]);
  const [row] = await rowsWhere(
    reader,
    merchant,
    and(eq(contracts.downline, downline), eq(contracts.kind, kind), isInForce),
  );
  return row ?? null;
}

/** The merchant's contracts that meet a condition. */
export const rowsWhere = (reader: Reader, merchant: string, condition: SQL | undefined) =>
  reader
    .select()
    .from(contracts)
    .where(and(eq(contracts.merchant, merchant), condition));
