import { sql } from "drizzle-orm";
import type { Executor } from "../../store/open-store.ts";
import { noteMoved, requireMovable } from "./movable.ts";
import type { TransferInput, TransferOutcome } from "./transfer.ts";

/** How many movements one call takes. */
export const MOVEMENTS_MAX = 500;

export type Movement = Pick<TransferInput, "key" | "kind" | "from" | "to" | "amount"> & {
  /** Moves what the purse has, at most `amount`, like `transferUpTo`. */
  upTo?: boolean;
  /** With `upTo`: leaves in the purse what the member's open wagering requirements lock. */
  unlocked?: boolean;
};

export type MovementOutcome = TransferOutcome & {
  /** In ledger units; 0 for INSUFFICIENT and MISMATCH. */
  moved: bigint;
};

type Row = {
  outcome: MovementOutcome["outcome"];
  moved: string;
  from_balance: string;
  to_balance: string | null;
};

/**
 * Moves up to 500 amounts of one merchant in one round trip, in their order, and returns an outcome
 * for each. Every purse is locked first, so parallel calls never deadlock. Works like `transfer`
 * inside a transaction. Throws RangeError, and moves nothing, for more than 500 or a movement that
 * `transfer` refuses. An unknown member fails the whole call, so nothing moves.
 */
export async function transferMany(
  executor: Executor,
  input: { merchant: string; at: Date; movements: readonly Movement[] },
): Promise<MovementOutcome[]> {
  const { merchant, at, movements } = input;
  if (movements.length > MOVEMENTS_MAX)
    throw new RangeError(`one call moves at most ${MOVEMENTS_MAX} amounts`);
  for (const movement of movements) requireMovable(movement);
  const items = movements.map(({ key, kind, from, to, amount, upTo = false, ...more }) => ({
    ...{ key, kind, amount: amount.toString(), upTo, unlocked: more.unlocked ?? false },
    ...{ fromOwner: from.owner, fromKind: from.kind, toOwner: to.owner, toKind: to.kind },
  }));
  const { rows } = await executor.execute<Row>(sql`
    select outcome, moved, from_balance, to_balance
    from ledger_transfers(${merchant}, ${JSON.stringify(items)}::jsonb,
      ${at.toISOString()}::timestamptz) order by "position"`);
  return rows.map((row, index) => {
    const moved = BigInt(row.moved);
    if (row.outcome === "DONE" && moved > 0n) noteMoved(executor, merchant, movements[index]!);
    return {
      outcome: row.outcome,
      moved,
      fromBalance: BigInt(row.from_balance),
      toBalance: row.to_balance === null ? null : BigInt(row.to_balance),
    };
  });
}
