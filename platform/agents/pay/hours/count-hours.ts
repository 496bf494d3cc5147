import { sql } from "drizzle-orm";
import type { TermsOf } from "../../../contract/agents/contract-terms.ts";
import type { Counted } from "../../../domain/contracts/reckon.ts";
import type { Executor } from "../../../store/open-store.ts";

/** A contract whose payee's team is counted. */
export type HourItem = { contract: string; agent: string; terms: TermsOf<"hour"> };
/** An hour and its day in the merchant's zone. An open one has not ended, and its figures grow. */
export type CountedHour = { hour: Date; day: string; isOpen: boolean };

type Row = Record<"contract" | "stake" | "payout" | "valid_bet" | "day_before", string> & {
  active: Record<string, number>;
};

/** What an hour counted for each contract, in one statement. */
export async function countHours(
  executor: Executor,
  merchant: string,
  items: readonly HourItem[],
  { hour, day, isOpen }: CountedHour,
): Promise<Map<string, Counted>> {
  if (items.length === 0) return new Map();
  const asked = items.map(({ contract, agent, terms: { gameTypes, tiers } }) => ({
    ...{ contract, agent, types: gameTypes },
    minimums: [...new Set(tiers.map(({ minimumBet }) => minimumBet.toString()))],
  }));
  const { rows } = await executor.execute<Row>(sql`
    select contract, stake, payout, valid_bet, day_before, active
    from hour_figures(${merchant}, ${JSON.stringify(asked)}::jsonb, ${hour.toISOString()}, ${day},
      ${isOpen})`);
  return new Map(rows.map((row) => [row.contract, toCounted(row)]));
}

const toCounted = (row: Row): Counted => ({
  ...{ stake: BigInt(row.stake), payout: BigInt(row.payout), validBet: BigInt(row.valid_bet) },
  // An hour has no loss measure, so nothing is taken off.
  ...{ rebates: 0n, agentRebates: 0n, bonuses: 0n, fees: 0n },
  dayBefore: BigInt(row.day_before),
  active: Object.entries(row.active).map(([minimumBet, members]) => ({
    ...{ minimumBet: BigInt(minimumBet), members },
  })),
});
