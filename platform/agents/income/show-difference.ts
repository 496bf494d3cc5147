import { and, desc, eq, sql } from "drizzle-orm";
import type { agentDifferenceOne } from "../../contract/agents/income.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { usernameKey } from "../../domain/members/username.ts";
import { gameName } from "../../play/games/to-game.ts";
import { games } from "../../store/schema/catalogue.ts";
import { lotteryDifferences, lotteryLines } from "../../store/schema/lottery.ts";
import { members } from "../../store/schema/merchant.ts";
import { toDifference } from "./to-difference.ts";

type Input = InputOf<typeof agentDifferenceOne>;
type Value = ValueOf<typeof agentDifferenceOne>;
type Line = typeof lotteryLines.$inferSelect;

/** The bets behind the agent's lottery differences of a run. Refuses with unknown_difference. */
export async function showDifference(context: Context, input: Input): Promise<Value> {
  const { memberId: agent } = requireActor(context);
  const { store, merchant, language } = context;
  const { code } = merchant;
  const { run, party, after, pageSize } = input;
  return store.reading(code, async (reader) => {
    const [row] = await reader
      .select()
      .from(lotteryDifferences)
      .where(
        and(
          eq(lotteryDifferences.merchant, code),
          eq(lotteryDifferences.run, run),
          eq(lotteryDifferences.agent, agent),
        ),
      );
    if (!row) throw new Refusal("unknown_difference", { status: 404 });
    const { settledAt, shard, number } = lotteryLines;
    const lines = await reader
      .select({ line: lotteryLines, account: members.username, game: games })
      .from(lotteryLines)
      .innerJoin(members, and(eq(members.merchant, code), eq(members.id, lotteryLines.member)))
      .innerJoin(games, and(eq(games.merchant, code), eq(games.code, lotteryLines.game)))
      .where(
        and(
          eq(lotteryLines.merchant, code),
          eq(lotteryLines.run, run),
          eq(lotteryLines.agent, agent),
          party ? eq(members.usernameKey, usernameKey(party)) : undefined,
          after ? sql`(${settledAt}, ${shard}, ${number}) < ${placeAfter(after)}` : undefined,
        ),
      )
      .orderBy(desc(settledAt), desc(shard), desc(number))
      .limit(pageSize + 1);
    const page = lines.slice(0, pageSize);
    return {
      difference: toDifference(row),
      list: page.map(({ line, account, game }) => ({
        ...{ id: idOf(line), at: line.settledAt.getTime(), account },
        ...{ game: gameName(game, language), roundId: line.roundId },
        ...{ series: line.series, below: line.below, stake: line.stake, share: line.amount },
      })),
      next: lines.length > page.length ? idOf(page.at(-1)!.line) : null,
    };
  });
}

/** A line's place in the list. */
const idOf = ({ settledAt, shard, number }: Line): string =>
  [settledAt.getTime(), shard, number].join("-");

function placeAfter(after: string) {
  const [, at, shard, number] = /^(\d{1,15})-(\d{1,2})-(\d{1,18})$/.exec(after) ?? [];
  if (!at) throw new Refusal("invalid_input", { field: "after" });
  return sql`(${new Date(Number(at)).toISOString()}::timestamptz, ${shard}::smallint, ${number}::bigint)`;
}
