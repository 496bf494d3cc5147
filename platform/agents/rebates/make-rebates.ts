import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { rebateDays } from "../../store/schema/rebate.ts";

type Day = { merchant: string; day: string };

/**
 * Makes the rebates of a day once it is sealed, in the caller's transaction. Returns false while it is
 * not. Each row is rounded down once. What corrections took beyond a day's play is carried on.
 */
export async function makeRebates(
  tx: Transaction,
  { merchant, day }: Day,
  now: Date,
): Promise<boolean> {
  const isDay = and(eq(rebateDays.merchant, merchant), eq(rebateDays.day, day));
  const [held] = await tx.select().from(rebateDays).where(isDay).for("update");
  if (held?.state !== "OPEN") return true;
  // A day before the first sealed one had no play, and is never sealed itself.
  const { rows } = await tx.execute(
    sql`select from sealed_days where merchant = ${merchant} and day >= ${day} limit 1`,
  );
  if (rows.length === 0) return false;
  await tx.execute(sql`
    insert into agent_rebates (merchant, day, agent, category, source, rate, valid_bet, gross,
      carry_in, carry_out, amount, paid_at)
    select ${merchant}, ${day}, s.agent, s.category, s.source, s.rate, s.valid_bet, s.gross,
      s.carry, least(s.gross + s.carry, 0), greatest(s.gross + s.carry, 0),
      case when s.gross + s.carry <= 0 then ${now.toISOString()}::timestamptz end
    from (
      select l.agent, l.category, l.source, max(l.rate) as rate,
        sum(l.valid_bet)::bigint as valid_bet, coalesce(max(b.carry_out), 0) as carry,
        floor(sum(greatest(l.rate - l.child_rate, 0) * l.valid_bet::numeric) / 10000)::bigint
          as gross
      from rebate_lines(${merchant}, ${day}) l left join lateral (
        select r.carry_out from agent_rebates r where r.merchant = ${merchant}
          and r.agent = l.agent and r.category = l.category and r.source = l.source
          and r.day < ${day} order by r.day desc limit 1
      ) b on true
      group by 1, 2, 3
    ) s where s.gross <> 0`);
  await tx.update(rebateDays).set({ state: "MADE", madeAt: now }).where(isDay);
  return true;
}
