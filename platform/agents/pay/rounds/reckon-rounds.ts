import { sql } from "drizzle-orm";
import type { GameType } from "../../../contract/play/game-types.ts";
import { endOf, type RoundGroup, roundSalary } from "../../../domain/contracts/round-salary.ts";
import { partsOf, type Stretch } from "../../../play/feed/read-feed.ts";
import type { Transaction } from "../../../store/open-store.ts";
import type { payLines } from "../../../store/schema/pay.ts";
import type { InstantContract } from "../hours/contracts-since.ts";

type Contract = InstantContract<"realtime">;
/** What a run has earned by a contract so far. `depth` is 0 for what the operator pays. */
export type EarnedByRounds = {
  contract: Contract;
  depth: number;
  payout: bigint;
  /** What contracts of direct downlines earned by the same rounds. */
  paidBelow: bigint;
  groups: Map<string, RoundGroup>;
};
export type RoundLine = Omit<typeof payLines.$inferInsert, "merchant" | "period">;

type Row = Record<"vendor" | "round_id" | "member" | "game" | "stake" | "payout", string> & {
  game_type: GameType;
  settled_at: string;
  day: string;
  contracts: string[];
};
type DayBets = (member: string, day: string, types: Contract["terms"]["gameTypes"]) => bigint;

/** The contracts of one round, each the upline's of the next, with what each pays; null for nothing. */
export type RoundPath = { path: Contract[]; lines: (RoundLine | null)[] };

/**
 * What the rounds in a stretch of the feed are paid. A round is paid along the contracts from the
 * operator down; below an upline without one nothing is paid.
 */
export async function reckonStretch(
  tx: Transaction,
  stretch: Stretch,
  known: readonly Contract[],
): Promise<RoundPath[]> {
  if (stretch.parts.length === 0) return [];
  const byId = new Map(known.map((one) => [one.contract, one]));
  const rows = await roundsOf(tx, stretch, known);
  const dayBets = await dayBetsOf(tx, stretch.merchant, known, rows);
  return rows.map((row) => {
    const path = fromTheTop(row.contracts.map((id) => byId.get(id)!));
    return { path, lines: path.map((contract) => toLine(row, contract, dayBets)) };
  });
}

/** Adds the lines of a round that are new to what a run has earned. */
export function addPath(
  earned: Map<string, EarnedByRounds>,
  { path, lines }: RoundPath,
  isNew: (line: RoundLine) => boolean,
): void {
  const paid = lines.map((line) => (line && isNew(line) ? line : null));
  for (const [depth, contract] of path.entries()) {
    const below = paid[depth + 1]?.amount ?? 0n;
    const line = paid[depth] ?? null;
    if (!line && below === 0n) continue;
    const { contract: id } = contract;
    const own = earned.get(id) ?? {
      ...{ contract, depth, payout: 0n, paidBelow: 0n, groups: new Map<string, RoundGroup>() },
    };
    own.paidBelow += below;
    if (line) addLine(own, line);
    earned.set(id, own);
  }
}

function addLine(own: EarnedByRounds, { tier, rate, stake, payout, amount }: RoundLine): void {
  const end = endOf({ stake, payout });
  const name = `${tier} ${end}`;
  const group = own.groups.get(name);
  own.groups.set(name, {
    ...{ tier, end, rate },
    rounds: (group?.rounds ?? 0) + 1,
    stake: (group?.stake ?? 0n) + stake,
    amount: (group?.amount ?? 0n) + amount,
  });
  own.payout += payout;
}

async function roundsOf(tx: Transaction, stretch: Stretch, known: readonly Contract[]) {
  const items = known.map(({ contract, payee: agent, answeredAt: since, endedAt: until }) => ({
    ...{ contract, agent, since, until },
  }));
  const { rows } = await tx.execute<Row>(sql`
    select vendor, round_id, member, game, game_type, stake, payout, settled_at, day::text, contracts
    from pay_rounds(${stretch.merchant}, ${JSON.stringify(items)}::jsonb, ${partsOf(stretch)})`);
  return rows;
}

function fromTheTop(contracts: readonly Contract[]): Contract[] {
  const path: Contract[] = [];
  let next = contracts.find(({ upline }) => upline === null);
  while (next) {
    path.push(next);
    const { payee } = next;
    next = contracts.find(({ upline }) => upline === payee);
  }
  return path;
}

function toLine(row: Row, { contract, terms }: Contract, dayBets: DayBets): RoundLine | null {
  const { gameTypes, tiers } = terms;
  if (gameTypes && !gameTypes.includes(row.game_type)) return null;
  const [stake, payout] = [BigInt(row.stake), BigInt(row.payout)];
  const dayBet = asksDayBet(terms) ? dayBets(row.member, row.day, gameTypes) : null;
  const { tier, gross } = roundSalary({ stake, payout, dayBet: dayBet ?? 0n }, tiers);
  if (tier === null || gross === 0n) return null;
  const { winRate, lossRate } = tiers[tier - 1]!;
  return {
    ...{ contract, vendor: row.vendor, roundId: row.round_id, member: row.member },
    ...{ game: row.game, gameType: row.game_type, stake, payout, dayBet, tier, amount: gross },
    rate: endOf({ stake, payout }) === "won" ? winRate : lossRate,
    settledAt: new Date(row.settled_at),
  };
}

const asksDayBet = ({ tiers }: Contract["terms"]) => tiers.some(({ dayBet }) => dayBet !== null);

/** The day's valid bets of those who have bet, where a contract asks for them. */
async function dayBetsOf(
  tx: Transaction,
  merchant: string,
  known: readonly Contract[],
  rows: readonly Row[],
): Promise<DayBets> {
  const asking = new Set(
    known.filter(({ terms }) => asksDayBet(terms)).map(({ contract }) => contract),
  );
  const asked = rows.filter(({ contracts }) => contracts.some((one) => asking.has(one)));
  const items = new Map(asked.map(({ member, day }) => [`${member} ${day}`, { member, day }]));
  if (items.size === 0) return () => 0n;
  const { rows: bets } = await tx.execute<
    Record<"member" | "day" | "valid_bet", string> & { game_type: GameType }
  >(sql`
    select member, day::text, game_type, valid_bet
    from pay_day_bets(${merchant}, ${JSON.stringify([...items.values()])}::jsonb)`);
  const byDay = Map.groupBy(bets, ({ member, day }) => `${member} ${day}`);
  return (member, day, types) =>
    (byDay.get(`${member} ${day}`) ?? [])
      .filter(({ game_type: type }) => types === null || types.includes(type))
      .reduce((sum, { valid_bet: bet }) => sum + BigInt(bet), 0n);
}
