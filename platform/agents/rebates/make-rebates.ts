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
    with line as materialized (
      select agent, category, source, max(rate) as rate, sum(valid_bet)::bigint as valid_bet,
        floor(sum(greatest(rate - child_rate, 0) * valid_bet::numeric) / 10000)::bigint as gross
      from rebate_lines(${merchant}, ${day}) group by 1, 2, 3
    ), carried as materialized (
      -- Rows that left something are few; those that a later row took over are done.
      select r.agent, r.category, r.source, r.carry_out from agent_rebates r
      where r.merchant = ${merchant} and r.day < ${day} and r.carry_out < 0
        and not exists (select from agent_rebates l where l.merchant = ${merchant}
          and l.agent = r.agent and l.category = r.category and l.source = r.source
          and l.day > r.day and l.day < ${day})
    )
    insert into agent_rebates (merchant, day, agent, category, source, rate, valid_bet, gross,
      carry_in, carry_out, amount, paid_at)
    select ${merchant}, ${day}, s.agent, s.category, s.source, s.rate, s.valid_bet, s.gross,
      s.carry, least(s.gross + s.carry, 0), greatest(s.gross + s.carry, 0),
      case when s.gross + s.carry <= 0 then ${now.toISOString()}::timestamptz end
    from (
      select line.*, coalesce(carried.carry_out, 0) as carry
      from line left join carried using (agent, category, source) where line.gross <> 0
    ) s`);
  await tx.update(rebateDays).set({ state: "MADE", madeAt: now }).where(isDay);
  return true;
}
