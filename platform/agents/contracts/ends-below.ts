import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ContractTerms } from "../../contract/agents/contract-terms.ts";
import { endedByRate } from "../../domain/contracts/lower-rate.ts";
import { highestRate } from "../../domain/contracts/terms.ts";
import type { Reader } from "../../store/open-store.ts";
import { contracts } from "../../store/schema/contract.ts";
import { members } from "../../store/schema/merchant.ts";
import { isWithin } from "./check-terms.ts";
import { type ContractRow, IN_FORCE, termsOf } from "./contract-row.ts";

/** A contract that ends, with the accounts of its parties. */
export type EndedBelow = {
  row: ContractRow;
  upline: string;
  downline: string;
  highestRate: number;
};

/**
 * The contracts in force below a downline that cannot stay once it has these terms: those that pay a
 * higher rate, and those of other periods or wider categories, which nobody above would be paid for.
 * An equal rate stays.
 */
export async function endsBelow(
  reader: Reader,
  merchant: string,
  downline: string,
  terms: ContractTerms,
): Promise<EndedBelow[]> {
  const upper = alias(members, "upper");
  const lower = alias(members, "lower");
  const rows = await reader
    .select({ row: contracts, upline: upper.username, downline: lower.username })
    .from(contracts)
    .innerJoin(upper, and(eq(upper.merchant, merchant), eq(upper.id, contracts.upline)))
    .innerJoin(lower, and(eq(lower.merchant, merchant), eq(lower.id, contracts.downline)))
    .where(
      and(
        eq(contracts.merchant, merchant),
        eq(contracts.kind, terms.kind),
        inArray(contracts.state, [...IN_FORCE]),
        sql`exists (select from member_tree t where t.merchant = ${merchant}
          and t.ancestor = ${downline} and t.descendant = ${contracts.upline})`,
      ),
    )
    .orderBy(lower.usernameKey);
  const below = rows.map((one) => {
    const own = termsOf(one.row);
    return { ...one, contract: one.row.id, terms: own, highestRate: highestRate(own.tiers) };
  });
  const byRate = new Set(endedByRate(highestRate(terms.tiers), below));
  return below.filter(
    (one) =>
      byRate.has(one) ||
      one.terms.period !== terms.period ||
      !isWithin(one.terms.gameTypes, terms.gameTypes),
  );
}
