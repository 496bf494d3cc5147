import { sql } from "drizzle-orm";
import { z } from "zod";
import { vendorsOfOpenRounds } from "../../../play/reconciliation/vendors-of-open-rounds.ts";
import type { Transaction } from "../../../store/open-store.ts";

/** How many accounts and vendors are named. */
const NAMED_MAX = 5;
const count = z.coerce.number();
const names = z.array(z.string());

const openState = z.object({
  /** Members with money in any of their purses, frozen and at vendors too. */
  members: count,
  /** The accounts of the first of them. */
  accounts: names,
  /** Deposits without a decision, and those that a gateway may still report as paid. */
  deposits: count,
  withdrawals: count,
  rounds: count,
  /** The vendors at which rounds are open. */
  vendors: names,
});
export type OpenState = z.output<typeof openState>;

/** What a merchant still owes somebody at this instant. Points are no money. */
export async function countOpen(tx: Transaction, merchant: string, now: Date): Promise<OpenState> {
  const at = now.toISOString();
  const { rows } = await tx.execute(sql`
    with holders as (
      select distinct a.owner from ledger_accounts a
      where a.merchant = ${merchant} and a.owner <> 'house' and a.kind <> 'points' and a.balance > 0)
    select (select count(*) from holders) as members,
      array(select m.username from holders h
        join members m on m.merchant = ${merchant} and m.id = h.owner
        order by m.username_key limit ${NAMED_MAX}) as accounts,
      (select count(*) from deposits d where d.merchant = ${merchant} and (
        d.status in ('CREATED', 'WAITING_PAYMENT', 'SLIP_SUBMITTED', 'REVIEW')
        or (d.status in ('EXPIRED', 'CANCELLED') and d.gateway_tx_id is not null
          and d.expires_at > ${at}::timestamptz - interval '24 hours'))) as deposits,
      (select count(*) from withdrawals w
        where w.merchant = ${merchant} and w.ended_at is null) as withdrawals`);
  const open = await vendorsOfOpenRounds(tx, merchant);
  const vendors = [...new Set(open)].sort().slice(0, NAMED_MAX);
  return openState.parse({ ...rows[0], rounds: open.length, vendors });
}
