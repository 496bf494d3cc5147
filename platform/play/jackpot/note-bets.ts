import { sql } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { HOUSE } from "../../money/ledger/purse.ts";
import type { Transaction } from "../../store/open-store.ts";

/** Per shard of the house's purse and run. A longer backlog takes several runs. */
const ENTRIES_MAX = 200;

type Stretch = { account: string; from: string; to: string; first: string; last: string };

/**
 * Reads the bets booked since the last run. Bets on reels by real accounts are kept until their
 * rounds end. The marks move in the caller's transaction, which must have locked the pool's row.
 * Returns true when there may be more.
 */
export async function noteBets(tx: Transaction, merchant: string): Promise<boolean> {
  const stretches = await unread(tx, merchant);
  if (stretches.length === 0) return false;
  const column = (name: keyof Stretch) => sql.param(stretches.map((one) => one[name]));
  const first = stretches.map((one) => one.first).sort()[0];
  const last = stretches
    .map((one) => one.last)
    .sort()
    .at(-1);
  await tx.execute(sql`
    insert into jackpot_bets (merchant, account, number, vendor, tx_id, round_id, member, stake, at)
    select e.merchant, e.account, e.number, t.vendor, t.tx_id, t.round_id, t.member, e.amount, e.at
    from unnest(${column("account")}::bigint[], ${column("from")}::bigint[],
      ${column("to")}::bigint[]) s (account, first, last)
    join ledger_entries e on e.merchant = ${merchant} and e.account = s.account
      and e.number between s.first and s.last
    join vendor_transactions t on t.merchant = e.merchant
      and t.at between ${first}::timestamptz and ${last}::timestamptz
      and 'vw:' || t.platform_tx_id = e.transfer_key
    join games g on g.merchant = t.merchant and g.code = t.game and g.game_type = 'RNG'
    join members m on m.merchant = t.merchant and m.id = t.member
      and m.type <> ${ACCOUNT_TYPE.trial}
    where e.kind = 'bet' and e.amount > 0`);
  await tx.execute(sql`
    insert into jackpot_marks (merchant, account, number)
    select ${merchant}, account, number
    from unnest(${column("account")}::bigint[], ${column("to")}::bigint[]) s (account, number)
    on conflict (merchant, account) do update set number = excluded.number`);
  return stretches.some(({ from, to }) => BigInt(to) - BigInt(from) + 1n >= ENTRIES_MAX);
}

/** The unread entries of each shard: their first and last number and their instants. */
async function unread(tx: Transaction, merchant: string): Promise<Stretch[]> {
  const { rows } = await tx.execute<Stretch>(sql`
    select e.account::text, min(e.number)::text as "from", max(e.number)::text as "to",
      to_char(min(e.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as first,
      to_char(max(e.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as last
    from ledger_accounts a
    left join jackpot_marks k on k.merchant = a.merchant and k.account = a.id
    cross join lateral (
      select n.account, n.number, n.at from ledger_entries n
      where n.merchant = a.merchant and n.account = a.id and n.number > coalesce(k.number, 0)
      order by n.number limit ${ENTRIES_MAX}
    ) e
    where a.merchant = ${merchant} and a.owner = ${HOUSE} and a.kind = 'game'
      and a.entry_count > coalesce(k.number, 0)
    group by e.account`);
  return rows;
}

/** Marks every shard as read, because bets before a merchant's first pot feed none. */
export async function skipPastBets(tx: Transaction, merchant: string): Promise<void> {
  await tx.execute(sql`
    insert into jackpot_marks (merchant, account, number)
    select a.merchant, a.id, a.entry_count from ledger_accounts a
    where a.merchant = ${merchant} and a.owner = ${HOUSE} and a.kind = 'game'
    on conflict do nothing`);
}
