import { ticketsFor } from "../../../../club/draws/tickets.ts";
import { configAt } from "../../../../core/merchant/config/config-at.ts";
import type { DrawTerms } from "../../../../core/merchant/config/draw-terms.ts";
import { sumOf } from "../../../../domain/club/fair/weighted.ts";
import type { Reader } from "../../../../store/open-store.ts";
import type { Span } from "./month.ts";
import { monthDeposits } from "./month-deposits.ts";
import type { Page } from "./page.ts";
import type { Payment } from "./tally.ts";

/**
 * What the tickets of each member of a page are worth by the weights: each prize as often as it is
 * expected, without its stock. Null for a draw that is not held.
 */
export async function drawPages(
  reader: Reader,
  merchant: string,
  offer: string,
  month: Span,
): Promise<Page | null> {
  const { terms: all } = await configAt(reader, merchant, "draws", month.until);
  const terms = offer === "wheel" || offer === "egg" ? all.draws[offer] : undefined;
  if (!terms) return null;
  return async (own, ids) => {
    const deposits = await monthDeposits(own, merchant, ids, month);
    const tickets = new Map<string, { member: string; day: string; count: number }>();
    for (const { member, day, amount } of deposits) {
      const key = `${member} ${day}`;
      const { count } = tickets.get(key) ?? { count: 0 };
      const given = Math.min(terms.ticketsPerDay, count + ticketsFor(amount, terms));
      tickets.set(key, { member, day, count: given });
    }
    return [...tickets.values()]
      .filter(({ count }) => count > 0)
      .flatMap(({ member, day, count }) =>
        expected(terms, count).map((sum): [string, Payment] => [member, { day, ...sum }]),
      );
  };
}

/** Each prize with what it is expected to pay for so many tickets. */
export function expected(
  { prizes }: Pick<DrawTerms, "prizes">,
  tickets: number,
): Omit<Payment, "day">[] {
  const all = sumOf(prizes);
  return prizes.map(({ key, weight, cash, points }) => ({
    ...{ reward: key, times: (tickets * weight) / all },
    paid: (BigInt(tickets) * cash * BigInt(weight)) / BigInt(all),
    points: Math.floor((tickets * points * weight) / all),
  }));
}
