import { sql } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import { TWIN_SIGNS, type TwinSign } from "../../../contract/members/verification-kinds.ts";
import type { staffIdentityTwins } from "../../../contract/staff/members/identities.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { usernameKey } from "../../../domain/members/username.ts";
import type { StaffContext } from "../../staff-context.ts";

/** What more accounts share is the sign of a place, not of a person. */
const SHARED_MOST = 10;
const SHOWN = 50;

type Row = Record<"older" | "younger", string> &
  Record<"older_at" | "younger_at", string> &
  Record<"older_blocked" | "younger_blocked", boolean> & { shared: TwinSign[] };

/** Pairs of accounts that share signs of one person: those of the account, or all of the merchant. */
export async function listTwins(
  { store }: StaffContext,
  { merchant, account }: { merchant: string; account?: string | undefined },
): Promise<ValueOf<typeof staffIdentityTwins>> {
  await findMerchant(store, merchant);
  const key = account === undefined ? null : usernameKey(account);
  const { rows } = await store.inMerchant(merchant, (tx) =>
    tx.execute<Row>(sql`
      with signs as (
        select member, kind as sign, hash from person_hashes where merchant = ${merchant}
        union select member_id, 'payout', number_hash from payout_accounts
          where merchant = ${merchant}
        union select member_id, 'device', token_hash from known_devices
          where merchant = ${merchant}
      ), shared as (
        select sign, hash from signs group by sign, hash
        having count(*) between 2 and ${SHARED_MOST}
      ), people as (
        select id, username, username_key, created_at, status = 'blocked' as is_blocked
        from members where merchant = ${merchant} and type <> ${ACCOUNT_TYPE.trial}
      )
      select o.username as older, y.username as younger,
        o.created_at as older_at, y.created_at as younger_at,
        o.is_blocked as older_blocked, y.is_blocked as younger_blocked,
        array_agg(distinct a.sign) as shared
      from shared
      join signs a using (sign, hash)
      join signs b using (sign, hash)
      join people o on o.id = a.member
      join people y on y.id = b.member
      where (o.created_at, o.id) < (y.created_at, y.id)
        and (${key}::text is null or ${key} in (o.username_key, y.username_key))
      group by 1, 2, 3, 4, 5, 6
      order by min(array_position(${sql.param([...TWIN_SIGNS])}::text[], a.sign)),
        count(distinct a.sign) desc, younger_at desc, older_at desc, older, younger
      limit ${SHOWN}`),
  );
  return rows.map((row) => ({
    older: {
      ...{ account: row.older, at: Date.parse(row.older_at), isBlocked: row.older_blocked },
    },
    younger: {
      ...{ account: row.younger, at: Date.parse(row.younger_at), isBlocked: row.younger_blocked },
    },
    shared: TWIN_SIGNS.filter((sign) => row.shared.includes(sign)),
  }));
}
