import { noteLive } from "../../store/live-notes.ts";
import type { Executor } from "../../store/open-store.ts";
import { HOUSE, type Purse } from "./purse.ts";

type Movement = { key: string; from: Purse; to: Purse; amount: bigint };

/** Throws RangeError for a movement that no state of the books could allow. */
export function requireMovable({ key, from, to, amount }: Movement): void {
  if (amount <= 0n) throw new RangeError(`amount ${amount} must be above zero`);
  if (key.length < 1 || key.length > 200)
    throw new RangeError("a transfer key has 1 to 200 characters");
  if (from.owner === to.owner && from.kind === to.kind)
    throw new RangeError("a transfer needs two different purses");
  if ((from.kind === "points") !== (to.kind === "points"))
    throw new RangeError("points are no money");
}

/** Tells the open pages of the members whose purses changed. */
export function noteMoved(
  executor: Executor,
  merchant: string,
  { from, to }: Pick<Movement, "from" | "to">,
): void {
  for (const { owner: member } of [from, to]) {
    if (member !== HOUSE) noteLive(executor, { merchant, member, kind: "balance" });
  }
}
