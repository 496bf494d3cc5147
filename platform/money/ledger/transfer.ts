import { sql } from "drizzle-orm";
import type { Executor } from "../../store/open-store.ts";
import { noteMoved, requireMovable } from "./movable.ts";
import type { Purse } from "./purse.ts";

export type TransferInput = {
  merchant: string;
  /** Names the movement forever: the same key again has no second effect. 1 to 200 characters. */
  key: string;
  /** The kind of movement, e.g. "deposit"; shown in the account record. */
  kind: string;
  from: Purse;
  to: Purse;
  /** In ledger units of 1/10,000, above zero. */
  amount: bigint;
  at: Date;
  /** Only for corrections: a member's purse may fall below zero. */
  canOverdraw?: boolean;
};

export type TransferOutcome = {
  /**
   * DONE: booked now. REPLAY: booked by an earlier call with this key. INSUFFICIENT: no effect, the
   * key stays free. MISMATCH: no effect, the key belongs to a transfer with other content.
   */
  outcome: "DONE" | "REPLAY" | "INSUFFICIENT" | "MISMATCH";
  /** The balance of the changed row after the transfer. For the house that is one of its shards. */
  fromBalance: bigint;
  toBalance: bigint | null;
};

/**
 * Moves money between two purses of one merchant in one round trip. Works inside a transaction (the
 * effect commits with it) and on the store's `db`. The members' open pages are told. Throws
 * RangeError for an amount not above zero, a transfer to the same purse, and one between money and
 * points. A database error
 * leaves the outcome unknown, so call again with the same key.
 */
export async function transfer(executor: Executor, input: TransferInput): Promise<TransferOutcome> {
  const { from, to } = input;
  requireMovable(input);

  const { rows } = await executor.execute<{
    outcome: TransferOutcome["outcome"];
    from_balance: string;
    to_balance: string | null;
  }>(sql`select * from ledger_transfer(${input.merchant}, ${input.key}, ${input.kind},
    ${from.owner}, ${from.kind}, ${to.owner}, ${to.kind}, ${input.amount.toString()}::bigint,
    ${input.at.toISOString()}::timestamptz, ${input.canOverdraw ?? false})`);
  const row = rows[0]!;
  if (row.outcome === "DONE") noteMoved(executor, input.merchant, input);
  return {
    outcome: row.outcome,
    fromBalance: BigInt(row.from_balance),
    toBalance: row.to_balance === null ? null : BigInt(row.to_balance),
  };
}
