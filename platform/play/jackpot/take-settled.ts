import { sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";

export type SettledBet = {
  vendor: string;
  txId: string;
  roundId: string;
  member: string;
  stake: bigint;
  at: Date;
};

const TAKEN_MAX = 5_000;
/** Rounds are forced closed after this time (domain.md 1.3). An older bet feeds nothing. */
const WAITING_MAX_HOURS = 48;

/**
 * Takes the waiting bets with a known outcome. Returns those that stood when their round closed, in
 * the order of their ledger entries. Rolled back bets are deleted.
 */
export async function takeSettled(
  tx: Transaction,
  merchant: string,
  now: Date,
): Promise<SettledBet[]> {
  const { rows } = await tx.execute<Record<string, string> & { counts: boolean }>(sql`
    with known as (
      select b.account, b.number, r.state = 'CLOSED' and t.state = 'ACCEPTED' as counts
      from jackpot_bets b
      join rounds r on r.merchant = b.merchant and r.vendor = b.vendor and r.round_id = b.round_id
      join vendor_transactions t on t.merchant = b.merchant and t.vendor = b.vendor
        and t.tx_id = b.tx_id
      where b.merchant = ${merchant} and (r.state <> 'OPEN' or t.state <> 'ACCEPTED'
        or b.at < ${now.toISOString()}::timestamptz - make_interval(hours => ${WAITING_MAX_HOURS}))
      order by b.at, b.account, b.number limit ${TAKEN_MAX}
    ), taken as (
      delete from jackpot_bets b using known k
      where b.merchant = ${merchant} and b.account = k.account and b.number = k.number
      returning b.*, k.counts
    )
    select vendor, tx_id, round_id, member, stake::text,
      (extract(epoch from at) * 1000)::bigint::text as at_ms
    from taken where counts order by at, account, number`);
  return rows.map((row) => ({
    vendor: row.vendor!,
    txId: row.tx_id!,
    roundId: row.round_id!,
    member: row.member!,
    stake: BigInt(row.stake!),
    at: new Date(Number(row.at_ms)),
  }));
}
