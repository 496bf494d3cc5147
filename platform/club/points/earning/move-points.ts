import { POINT } from "../../../contract/club/point.ts";
import { Unknown } from "../../../contract/wire/refusal.ts";
import { HOUSE } from "../../../money/ledger/purse.ts";
import { MOVEMENTS_MAX, type Movement, transferMany } from "../../../money/ledger/transfer-many.ts";
import type { Transaction } from "../../../store/open-store.ts";
import type { Earned } from "./earn-points.ts";

type Run = { merchant: string; at: Date; run: string };

/**
 * Moves earned points from the house to members. What is to be taken back is moved up to what the
 * member has, so no balance falls below zero.
 */
export async function movePoints(
  tx: Transaction,
  { merchant, at, run }: Run,
  earned: readonly Earned[],
): Promise<void> {
  const movements = earned.map((one) => toMovement(one, run));
  for (let begin = 0; begin < movements.length; begin += MOVEMENTS_MAX) {
    const part = movements.slice(begin, begin + MOVEMENTS_MAX);
    const outcomes = await transferMany(tx, { merchant, at, movements: part });
    const wrong = outcomes.find(({ outcome }) => outcome !== "DONE");
    if (wrong) throw new Unknown(`points of run ${run} answered ${wrong.outcome}`);
  }
}

function toMovement({ member, type, points }: Earned, run: string): Movement {
  const own = { owner: member, kind: "points" } as const;
  const house = { owner: HOUSE, kind: "points" } as const;
  const amount = BigInt(points) * POINT;
  const key = `pt:${run}:${member}:${type}`;
  return amount > 0n
    ? { key, kind: "pointsEarn", from: house, to: own, amount }
    : { key, kind: "pointsBack", from: own, to: house, amount: -amount, upTo: true };
}
