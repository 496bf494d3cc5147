import { sql } from "drizzle-orm";
import { Unknown } from "../../contract/wire/refusal.ts";
import { policyOfRow } from "../../core/guard.ts";
import { loyaltyOf } from "../../core/merchant/config/loyalty-terms.ts";
import { countPlay } from "../levels/count-play.ts";
import type { LevelParts } from "../levels/level-terms.ts";
import { claimCounters, claimOf } from "./claim-counters.ts";

const ROWS_MAX = 200;

/**
 * Pays every member's open rebate, or takes it away where the merchant's rule says so, once per day
 * `slot`. Each member in a transaction and with a key of its own, so a repeat goes on where the last one
 * ended. What is below the least waits for more, and whoever is in a break loses nothing.
 */
export async function closeDay(parts: LevelParts, slot: string): Promise<void> {
  const { store, clock, random, merchant } = parts;
  const { code } = merchant;
  if (!policyOfRow(merchant).allows.vip) return;
  if (await countPlay(parts)) throw new Unknown("rounds of the day are not counted yet");
  const { rebateMin, rebateIsLost } = loyaltyOf(merchant);
  const key = `day:${slot}`;
  let after = "";
  for (;;) {
    const page = await store.inMerchant(code, async (tx) => {
      const { rows } = await tx.execute<{ member: string }>(sql`
        select distinct member from rebate_counters where merchant = ${code}
          and valid_bet > 0 and member > ${after}
          and gift_receiver(${code}, member, ${clock.now().toISOString()}::timestamptz)
        order by member limit ${ROWS_MAX}`);
      return rows;
    });
    for (const { member } of page) {
      await store.inMerchant(code, async (tx) => {
        const who = { merchant: code, member };
        const { rows } = await tx.execute<{ is_open: boolean }>(sql`
          select gift_receiver(${code}, m.id, ${clock.now().toISOString()}::timestamptz) as is_open
          from members m where m.merchant = ${code} and m.id = ${member} for no key update`);
        if (!rows[0]?.is_open || (await claimOf(tx, who, key))) return;
        const state = rebateIsLost ? "LOST" : "PAID";
        const claim = { state, by: "platform", key, at: clock.now() } as const;
        const isEnough = (total: bigint) => total > 0n && (rebateIsLost || total >= rebateMin);
        await claimCounters(tx, random, who, claim, isEnough);
      });
    }
    const last = page.at(-1);
    if (page.length < ROWS_MAX || !last) break;
    after = last.member;
  }
}
