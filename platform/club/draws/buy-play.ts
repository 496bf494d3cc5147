import type { DrawName } from "../../contract/club/gifts/draws.ts";
import { POINT } from "../../contract/club/point.ts";
import { Refusal, Unknown } from "../../contract/wire/refusal.ts";
import type { DrawTerms } from "../../core/merchant/config/draw-terms.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import type { Transaction } from "../../store/open-store.ts";
import { isBought } from "./to-play.ts";

type Of = { merchant: string; member: string; draw: DrawName; day: string };

/** How many plays points paid for, by their tickets. */
export const boughtOf = (used: readonly string[]): number =>
  used.filter((ticket) => isBought({ ticket })).length;

/**
 * Takes the price of a play in whole points, in the transaction of the play, and names its ticket. The
 * caller has locked the purse. Refuses with terms_changed another price than the one that holds, with
 * no_points_today beyond the day's most, and with not_enough_points.
 */
export async function buyPlay(
  tx: Transaction,
  of: Of,
  { forPoints }: DrawTerms,
  { price, used, at }: { price: number; used: readonly string[]; at: Date },
): Promise<string> {
  if (forPoints?.points !== price) throw new Refusal("terms_changed", { status: 409 });
  const { merchant, member, draw, day } = of;
  const bought = boughtOf(used);
  if (bought >= forPoints.perDay) throw new Refusal("no_points_today", { status: 409 });
  const ticket = `points:${day}:${bought + 1}:${price}`;
  const { outcome, fromBalance } = await transfer(tx, {
    ...{ merchant, key: `dt:${draw}:${member}:${ticket}`, kind: "drawTicket", at },
    ...{ from: { owner: member, kind: "points" }, to: { owner: HOUSE, kind: "points" } },
    amount: BigInt(price) * POINT,
  });
  if (outcome === "INSUFFICIENT") {
    const left = Number(fromBalance / POINT);
    throw new Refusal("not_enough_points", { status: 409, details: { left } });
  }
  if (outcome !== "DONE") throw new Unknown(`a play of ${draw} was not booked`);
  return ticket;
}
