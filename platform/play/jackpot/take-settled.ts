import { sql } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { Transaction } from "../../store/open-store.ts";
import { nextStretch, rowsOfStretch } from "../feed/read-feed.ts";

export type SettledRound = {
  vendor: string;
  roundId: string;
  member: string;
  stake: bigint;
  at: Date;
};

/** Rounds are forced closed after this time (domain.md 1.3). An older round feeds nothing. */
const OPEN_HOURS_MAX = 48;

/**
 * The closed rounds on the shelf of slots since the last run, of real accounts, in the order of their end. The
 * caller's transaction feeds the pot with them, or they count for no pot.
 */
export async function takeSettled(
  tx: Transaction,
  merchant: string,
): Promise<{ rounds: SettledRound[]; hasMore: boolean }> {
  const stretch = await nextStretch(tx, merchant, "pot");
  if (!stretch || stretch.parts.length === 0) return { rounds: [], hasMore: false };
  const { rows } = await tx.execute<Record<string, string>>(sql`
    select f.vendor, f.round_id, f.member, f.stake::text,
      (extract(epoch from f.settled_at) * 1000)::bigint::text as at_ms
    from ${rowsOfStretch(stretch)}
    join members m on m.merchant = f.merchant and m.id = f.member
      and m.type <> ${ACCOUNT_TYPE.trial}
    where f.kind = 'CLOSED' and f.game_type = 'RNG' and f.stake > 0
      and f.settled_at <= f.opened_at + make_interval(hours => ${OPEN_HOURS_MAX})
    order by f.settled_at, f.shard, f.number`);
  const rounds = rows.map((row) => ({
    vendor: row.vendor!,
    roundId: row.round_id!,
    member: row.member!,
    stake: BigInt(row.stake!),
    at: new Date(Number(row.at_ms)),
  }));
  return { rounds, hasMore: stretch.hasMore };
}
