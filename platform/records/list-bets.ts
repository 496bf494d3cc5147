import { and, count, desc, eq, sum } from "drizzle-orm";
import { requireActor } from "../auth/require-actor.ts";
import type { Context } from "../context.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import type { bettingRecord } from "../contract/records.ts";
import { betStateOf } from "../domain/round-state.ts";
import { games, vendors } from "../store/schema/catalogue.ts";
import { rounds } from "../store/schema/round.ts";

type Input = InputOf<typeof bettingRecord>;
type Value = ValueOf<typeof bettingRecord>;

/** The member's own rounds, newest first; the totals are over all pages, in ledger units. */
export async function listBets(context: Context, input: Input): Promise<Value> {
  const actor = requireActor(context);
  const { store, merchant } = context;
  const mine = and(eq(rounds.merchant, merchant.code), eq(rounds.member, actor.memberId));
  return store.inMerchant(merchant.code, async (tx) => {
    const rows = await tx
      .select({ round: rounds, game: games, vendorName: vendors.name })
      .from(rounds)
      .innerJoin(games, and(eq(games.merchant, rounds.merchant), eq(games.code, rounds.game)))
      .innerJoin(
        vendors,
        and(eq(vendors.merchant, rounds.merchant), eq(vendors.code, rounds.vendor)),
      )
      .where(mine)
      .orderBy(desc(rounds.openedAt), desc(rounds.roundId))
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize);
    const [totals] = await tx
      .select({
        rounds: count(),
        stake: sum(rounds.stake),
        payout: sum(rounds.payout),
        validBet: sum(rounds.validBet),
      })
      .from(rounds)
      .where(mine);
    return {
      list: rows.map(toRecord),
      totalPages: Math.ceil((totals?.rounds ?? 0) / input.pageSize),
      totals: {
        stake: BigInt(totals?.stake ?? 0),
        payout: BigInt(totals?.payout ?? 0),
        validBet: BigInt(totals?.validBet ?? 0),
      },
    };
  });
}

type Row = {
  round: typeof rounds.$inferSelect;
  game: typeof games.$inferSelect;
  vendorName: string;
};

function toRecord({ round, game, vendorName }: Row): Value["list"][number] {
  return {
    roundId: round.roundId,
    vendorName,
    gameCode: game.code,
    gameName: game.name,
    gameType: game.gameType,
    stake: round.stake,
    payout: round.payout,
    validBet: round.validBet,
    status: betStateOf(round),
    placedAt: round.openedAt.getTime(),
    settledAt: round.settledAt?.getTime() ?? null,
  };
}
