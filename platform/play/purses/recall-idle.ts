import { sql } from "drizzle-orm";
import { newId } from "../../core/access/token.ts";
import type { MoveContext } from "./ask-move.ts";
import { listPurseVendors } from "./find-purse-vendor.ts";
import { recallFrom } from "./recall-purses.ts";

/** A member who still plays does not pause for so long. */
const IDLE_MS = 30 * 60_000;
const BATCH = 20;

/**
 * Brings back the money of games whose page never reported its end: a killed browser, a lost
 * connection. It takes only what a launch took along, of members who allow that. It waits half an
 * hour after the last round and the last move.
 */
export async function recallIdle(context: MoveContext): Promise<void> {
  const { store, merchant, clock, random } = context;
  const now = clock.now();
  const before = new Date(now.getTime() - IDLE_MS).toISOString();
  const { idle, vendors } = await store.inMerchant(merchant.code, async (tx) => {
    const found = await tx.execute<{ member: string; vendor: string }>(sql`
      select a.owner as member, substr(a.kind, 7) as vendor
      from ledger_accounts a
      join members m on m.merchant = a.merchant and m.id = a.owner and m.has_auto_purse
      where a.merchant = ${merchant.code} and a.kind like 'purse:%' and a.balance >= 100
        and (select l.origin from purse_moves l where l.merchant = a.merchant
          and l.member_id = a.owner and l.vendor = substr(a.kind, 7) and l.direction = 'in'
          order by l.created_at desc limit 1) = 'launch'
        and not exists (select from purse_moves l where l.merchant = a.merchant
          and l.member_id = a.owner and l.vendor = substr(a.kind, 7)
          and (l.status = 'OPEN' or l.created_at > ${before}::timestamptz))
        and not exists (select from rounds r where r.merchant = a.merchant and r.member = a.owner
          and r.vendor = substr(a.kind, 7) and r.opened_at > ${before}::timestamptz)
      limit ${BATCH}`);
    return { idle: found.rows, vendors: await listPurseVendors(tx, merchant.code) };
  });
  for (const { member: memberId, vendor } of idle) {
    const from = vendors.filter(({ code }) => code === vendor);
    const key = `idle:${newId(random)}`;
    await recallFrom(context, { memberId, vendors: from, origin: "return", key });
  }
}
