import { sql } from "drizzle-orm";
import { Unknown } from "../../contract/wire/refusal.ts";
import { policyOfRow } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { rescueOf } from "../../domain/club/rescue.ts";
import type { Transaction } from "../../store/open-store.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import { reachAward } from "../awards/reach-award.ts";
import { dayAt } from "../draws/draw-day.ts";
import type { LevelParts } from "../levels/level-terms.ts";
import { isNotLimited } from "./is-not-limited.ts";

const ROWS_MAX = 200;

/** What the house gives: no loss of it is the member's own. */
const GIVEN = ["award", "memberBonus", "manualRebate", "rebate", "points", "bonus"];

/**
 * Offers a share of a day's net loss for the day that has `at`, once per member, whoever repeats it. The
 * day before must be sealed, so that rollbacks and adjusts of it are counted and no later one changes it;
 * a later one counts on its own day. Nobody who is paused or limits their play is offered any.
 */
export async function giveRescues(parts: LevelParts, at: Date): Promise<void> {
  const { store, clock, merchant } = parts;
  const { code } = merchant;
  const policy = policyOfRow(merchant);
  if (!policy.allows.welcomeBonus) return;
  let after = "";
  for (let isMore = true; isMore; ) {
    const now = clock.now();
    const page = await store.inMerchant(code, async (tx) => {
      const { version, terms } = await configAt(tx, code, "rescue", now);
      const today = await dayAt(tx, code, at);
      if (!terms.rescue || today.ends <= now) return [];
      const { day } = await dayAt(tx, code, new Date(today.from.getTime() - 1));
      await requireSealed(tx, code, day);
      const { least } = terms.rescue;
      const rows = await losersOf(tx, { merchant: code, day, least, now, after });
      for (const { member, lost, given } of rows) {
        const sums = { lost: BigInt(lost), given: BigInt(given) };
        const amount = rescueOf(sums, terms.rescue);
        if (amount === 0n) continue;
        await reachAward(tx, parts.random, {
          ...{ merchant: code, rule: "rescue", kind: "rescue", member, period: day, amount },
          ...{ at: now, expiresAt: today.ends, configVersion: version },
          multiple: heldMultiple(terms.rescue.wagering, policy),
        });
      }
      return rows;
    });
    isMore = page.length === ROWS_MAX;
    after = page.at(-1)?.member ?? after;
  }
}

async function requireSealed(tx: Transaction, merchant: string, day: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from sealed_days where merchant = ${merchant} and day = ${day}::date`);
  if (rows.length === 0) throw new Unknown(`the day ${day} is not sealed yet`);
}

type Asked = { merchant: string; day: string; least: bigint; now: Date; after: string };

async function losersOf(tx: Transaction, { merchant, day, least, now, after }: Asked) {
  const { rows } = await tx.execute<Record<"member" | "lost" | "given", string>>(sql`
    select d.member, d.lost, coalesce(g.given, 0) as given
    from (select member, sum(stake - payout) as lost from member_day
        where merchant = ${merchant} and day = ${day}::date and member > ${after}
        group by member having sum(stake - payout) >= ${least}) d
    left join lateral (select sum(m.amount_in) as given from money_day m
        where m.merchant = ${merchant} and m.member = d.member and m.day = ${day}::date
          and m.kind = any (${sql.param(GIVEN)}::text[])) g on true
    where gift_receiver(${merchant}, d.member, ${now.toISOString()}::timestamptz)
      and ${isNotLimited(merchant, sql`d.member`)}
    order by d.member limit ${ROWS_MAX}`);
  return rows;
}
