import { sql } from "drizzle-orm";
import type { Executor } from "../../store/open-store.ts";

export type TeamDay = {
  day: string;
  /** ALL has the sums of the day, and alone counts newcomers and first deposits. */
  gameType: string;
  rounds: bigint;
  stake: bigint;
  payout: bigint;
  validBet: bigint;
  active: bigint;
  firstDeposits: bigint;
  newMembers: bigint;
};

/**
 * What everybody below an agent played from day to day, both included, by day and game type. The
 * agent's own play is not in it. It includes rounds that settled a moment ago. Amounts are in ledger
 * units, days (e.g. "2026-11-20") are those of the merchant's zone.
 */
export async function teamDays(
  tx: Executor,
  merchant: string,
  agent: string,
  { from, to }: { from: string; to: string },
): Promise<TeamDay[]> {
  const { rows } = await tx.execute<Record<string, string>>(sql`
    select day::text, game_type, rounds, stake, payout, valid_bet, active, first_deposits,
      new_members
    from team_days(${merchant}, ${agent}, ${from}, ${to})`);
  return rows.map((row) => ({
    day: row.day!,
    gameType: row.game_type!,
    rounds: BigInt(row.rounds!),
    stake: BigInt(row.stake!),
    payout: BigInt(row.payout!),
    validBet: BigInt(row.valid_bet!),
    active: BigInt(row.active!),
    firstDeposits: BigInt(row.first_deposits!),
    newMembers: BigInt(row.new_members!),
  }));
}
