import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../store/open-store.ts";

/**
 * True when another account of `takers` (a query of member ids) shows the same document or phone, or is
 * paid out to the same account. A name, a birth date or a device alone may be another person's.
 */
export async function sharesPerson(
  reader: Reader,
  { merchant, memberId }: { merchant: string; memberId: string },
  takers: SQL,
): Promise<boolean> {
  const { rows } = await reader.execute<{ shares: boolean }>(sql`
    with takers (member) as (${takers})
    select exists (
      select from person_hashes mine
      join person_hashes theirs on theirs.merchant = mine.merchant and theirs.kind = mine.kind
        and theirs.hash = mine.hash and theirs.member <> mine.member
      join takers t on t.member = theirs.member
      where mine.merchant = ${merchant} and mine.member = ${memberId}
        and mine.kind in ('document', 'phone')
      union all
      select from payout_accounts mine
      join payout_accounts theirs on theirs.merchant = mine.merchant
        and theirs.number_hash = mine.number_hash and theirs.member_id <> mine.member_id
      join takers t on t.member = theirs.member_id
      where mine.merchant = ${merchant} and mine.member_id = ${memberId}
    ) as shares`);
  return rows[0]?.shares ?? false;
}
