import { sql } from "drizzle-orm";
import type { DayTerms } from "../../contract/agents/contract-terms.ts";
import type { Counted } from "../../domain/contracts/reckon.ts";
import type { Executor } from "../../store/open-store.ts";

type Tier = DayTerms["tiers"][number];
/** A contract whose payee's team is counted over the days [from, to). */
export type CountItem = {
  contract: string;
  agent: string;
  from: string;
  to: string;
  terms: Pick<DayTerms, "gameTypes"> & { tiers: readonly Pick<Tier, "minimumBet">[] };
};

type Row = Record<
  "contract" | "stake" | "payout" | "valid_bet" | "rebates" | "agent_rebates" | "bonuses" | "fees",
  string
> & { active: Record<string, number> };

/**
 * What was counted for each contract, in one statement. Members are counted as active at each
 * minimum bet of the terms. The figures are final once the days are sealed.
 */
export async function countFigures(
  executor: Executor,
  merchant: string,
  items: readonly CountItem[],
): Promise<Map<string, Counted>> {
  if (items.length === 0) return new Map();
  const asked = items.map(({ contract, agent, from, to, terms }) => ({
    ...{ contract, agent, since: from, until: to },
    types: terms.gameTypes,
    minimums: [...new Set(terms.tiers.map(({ minimumBet }) => minimumBet.toString()))],
  }));
  const { rows } = await executor.execute<Row>(sql`
    select contract, stake, payout, valid_bet, rebates, agent_rebates, bonuses, fees, active
    from pay_figures(${merchant}, ${JSON.stringify(asked)}::jsonb)`);
  return new Map(rows.map((row) => [row.contract, toCounted(row)]));
}

const toCounted = (row: Row): Counted => ({
  stake: BigInt(row.stake),
  payout: BigInt(row.payout),
  validBet: BigInt(row.valid_bet),
  rebates: BigInt(row.rebates),
  agentRebates: BigInt(row.agent_rebates),
  bonuses: BigInt(row.bonuses),
  fees: BigInt(row.fees),
  active: Object.entries(row.active).map(([minimumBet, members]) => ({
    ...{ minimumBet: BigInt(minimumBet), members },
  })),
});
