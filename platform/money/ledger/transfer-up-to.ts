import { sql } from "drizzle-orm";
import type { Executor } from "../../store/open-store.ts";
import { noteMoved, requireMovable } from "./movable.ts";
import type { TransferInput } from "./transfer.ts";

export type UpToOutcome = {
  /**
   * DONE: moved now, possibly 0. REPLAY: an earlier call with this key moved it. MISMATCH: no effect,
   * the key belongs to a movement with other content.
   */
  outcome: "DONE" | "REPLAY" | "MISMATCH";
  /** In ledger units; 0 for MISMATCH. */
  moved: bigint;
  /** The balance of the changed row after the movement. For the house that is one of its shards. */
  fromBalance: bigint;
  toBalance: bigint;
};

/**
 * Moves what a member's purse has, at most `amount`, in one round trip; the house pays it in full.
 * An empty purse moves 0, and that is kept: the same key answers 0 for good. Looks at no wagering.
 * Works like `transfer` inside a transaction, and throws the same RangeErrors.
 */
export async function transferUpTo(
  executor: Executor,
  input: Omit<TransferInput, "canOverdraw">,
): Promise<UpToOutcome> {
  requireMovable(input);
  const { merchant, from, to } = input;
  const { rows } = await executor.execute<{
    outcome: UpToOutcome["outcome"];
    moved: string;
    from_balance: string;
    to_balance: string;
  }>(sql`select * from ledger_transfer_upto(${merchant}, ${input.key}, ${input.kind},
    ${from.owner}, ${from.kind}, ${to.owner}, ${to.kind}, ${input.amount.toString()}::bigint,
    ${input.at.toISOString()}::timestamptz)`);
  const row = rows[0]!;
  const moved = BigInt(row.moved);
  if (row.outcome === "DONE" && moved > 0n) noteMoved(executor, merchant, input);
  return {
    outcome: row.outcome,
    moved,
    fromBalance: BigInt(row.from_balance),
    toBalance: BigInt(row.to_balance),
  };
}
