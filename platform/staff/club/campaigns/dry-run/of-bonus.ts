import { bonusIfFits } from "../../../../club/bonuses/offers.ts";
import { configAt } from "../../../../core/merchant/config/config-at.ts";
import type { Reader } from "../../../../store/open-store.ts";
import type { Span } from "./month.ts";
import { monthDeposits } from "./month-deposits.ts";
import type { Page } from "./page.ts";
import type { Payment } from "./tally.ts";

/**
 * What each member of a page would have been given: the bonus of every deposit that it fits, or a code's
 * amount once, to as many members as may take it. Null for an unknown bonus.
 */
export async function bonusPages(
  reader: Reader,
  merchant: string,
  offer: string,
  month: Span,
): Promise<Page | null> {
  const { terms: all } = await configAt(reader, merchant, "bonuses", month.until);
  const terms = all.bonuses[offer];
  if (!terms) return null;
  const given = { reward: offer, times: 1, points: 0 };
  if (terms.kind === "code") {
    let left = terms.uses ?? Number.POSITIVE_INFINITY;
    return async (_own, ids) => {
      const taking = ids.slice(0, Math.min(left, ids.length));
      left -= taking.length;
      const { day } = month;
      return taking.map((id): [string, Payment] => [id, { ...given, day, paid: terms.amount! }]);
    };
  }
  return async (own, ids) => {
    const deposits = await monthDeposits(own, merchant, ids, month);
    return deposits.flatMap(({ member, day, ...deposit }): [string, Payment][] => {
      const paid = bonusIfFits(terms, deposit);
      return paid === null ? [] : [[member, { ...given, day, paid }]];
    });
  };
}
