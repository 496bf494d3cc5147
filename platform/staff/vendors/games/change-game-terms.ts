import { and, eq } from "drizzle-orm";
import type { Waiting } from "../../../contract/staff/outcome.ts";
import { parseAmount } from "../../../domain/money.ts";
import { games } from "../../../store/schema/catalogue.ts";
import type { Wanted } from "../../approvals/second-person.ts";
import { changeRule } from "../../merchant/change-rule.ts";
import type { StaffContext } from "../../staff-context.ts";
import { holdVendor } from "../hold-vendor.ts";
import type { GameFacts } from "./game-facts.ts";

/** What the wallet obeys: the least bet, and the most that a round pays. */
export const MONEY_TERMS = [
  "minBet",
  "maxMultiple",
] as const satisfies readonly (keyof GameFacts)[];

type Terms = {
  /** "0.20" */
  minBet?: string | undefined;
  maxMultiple?: number | null | undefined;
};
/** The changed terms of money by the game's code. */
export type TermsByGame = Record<string, Terms>;
type Change = { merchant: string; vendor: string; terms: TermsByGame };

/** The request for a second person. One about a vendor's games waits at a time. */
export const gameTermsWanted = ({ merchant, vendor, terms }: Change): Wanted => ({
  ...{ merchant, verb: "changeGameTerms", subject: vendor },
  input: { vendor, terms },
});

/**
 * Changes terms of money of a vendor's games by the second person's yes. Refuses an unknown vendor with
 * unknown_vendor.
 */
export function changeGameTerms(context: StaffContext, change: Change): Promise<Waiting> {
  const { merchant, vendor, terms } = change;
  return changeRule(context, gameTermsWanted(change), {
    isForTwo: () => true,
    check: () => {},
    async work(tx) {
      await holdVendor(tx, merchant, vendor);
      for (const [code, { minBet, maxMultiple }] of Object.entries(terms)) {
        await tx
          .update(games)
          .set({
            ...(minBet !== undefined && { minBet: parseAmount(minBet)! }),
            ...(maxMultiple !== undefined && { maxMultiple }),
          })
          .where(and(eq(games.merchant, merchant), eq(games.vendor, vendor), eq(games.code, code)));
      }
    },
  });
}
