import { and, count, desc, eq, gte, lt, type SQL, sql, sum } from "drizzle-orm";
import type { bettingRecord } from "../../contract/play/records.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import type { BetState } from "../../domain/play/round-state.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { rounds } from "../../store/schema/round.ts";
import { type BetRow, betFactsOf } from "./bet-facts-of.ts";

type Input = InputOf<typeof bettingRecord>;
type Value = ValueOf<typeof bettingRecord>;

/** The member's own rounds, newest first. The totals cover all pages, in ledger units. */
export async function listBets(context: Context, input: Input): Promise<Value> {
  const actor = requireActor(context);
  const { store, merchant } = context;
  const wanted = and(
    eq(rounds.merchant, merchant.code),
    eq(rounds.member, actor.memberId),
    ...filtersOf(input),
  );
  return store.reading(merchant.code, async (reader) => {
    const rows = await reader
      .select({ round: rounds, game: games, vendorName: vendors.name })
      .from(rounds)
      .innerJoin(games, and(eq(games.merchant, rounds.merchant), eq(games.code, rounds.game)))
      .innerJoin(
        vendors,
        and(eq(vendors.merchant, rounds.merchant), eq(vendors.code, rounds.vendor)),
      )
      .where(wanted)
      .orderBy(desc(rounds.openedAt), desc(rounds.roundId))
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize);
    const [totals] = await reader
      .select({
        rounds: count(),
        stake: sum(rounds.stake),
        payout: sum(rounds.payout),
        validBet: sum(rounds.validBet),
      })
      .from(rounds)
      .innerJoin(games, and(eq(games.merchant, rounds.merchant), eq(games.code, rounds.game)))
      .where(wanted);
    return {
      list: rows.map((row) => toRecord(row, context.language)),
      totalPages: Math.ceil((totals?.rounds ?? 0) / input.pageSize),
      totals: {
        stake: BigInt(totals?.stake ?? 0),
        payout: BigInt(totals?.payout ?? 0),
        validBet: BigInt(totals?.validBet ?? 0),
      },
    };
  });
}

/** The SQL condition of each name from betStateOf. */
const IN_STATE: Record<BetState, SQL> = {
  UNSETTLED: sql`${rounds.state} = 'OPEN'`,
  CANCELLED: sql`${rounds.state} = 'VOID'`,
  WIN: sql`${rounds.state} = 'CLOSED' and ${rounds.payout} > ${rounds.stake}`,
  LOSE: sql`${rounds.state} = 'CLOSED' and ${rounds.payout} < ${rounds.stake}`,
  DRAW: sql`${rounds.state} = 'CLOSED' and ${rounds.payout} = ${rounds.stake}`,
};

function filtersOf({ from, to, gameType, vendor, status }: Input): SQL[] {
  return [
    from !== undefined && gte(rounds.openedAt, new Date(from)),
    to !== undefined && lt(rounds.openedAt, new Date(to)),
    gameType && eq(games.gameType, gameType),
    vendor && eq(rounds.vendor, vendor),
    status && IN_STATE[status],
  ].filter((condition) => condition instanceof Object);
}

const toRecord = (row: BetRow, language: string): Value["list"][number] => ({
  ...betFactsOf(row, language),
  adjusts: row.round.adjusts,
});
