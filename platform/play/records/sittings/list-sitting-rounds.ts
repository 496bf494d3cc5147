import { and, desc, eq, gte, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { sittingRounds } from "../../../contract/play/sittings.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { betStateOf } from "../../../domain/play/round-state.ts";
import { rounds } from "../../../store/schema/round.ts";
import { findSitting, gameNames, sittingOf } from "./read-sittings.ts";

type Input = InputOf<typeof sittingRounds>;
type Value = ValueOf<typeof sittingRounds>;
type Round = typeof rounds.$inferSelect;

/** The rounds that a sitting of the member counts, newest first; refuses with unknown_sitting. */
export async function listSittingRounds(context: Context, input: Input): Promise<Value> {
  const { memberId: member } = requireActor(context);
  const { store, merchant } = context;
  const { game, startedAt, after, pageSize } = input;
  return store.reading(merchant.code, async (reader) => {
    const asked = { merchant: merchant.code, member, game, at: startedAt };
    const sitting = await findSitting(reader, asked);
    if (!sitting) throw new Refusal("unknown_sitting", { status: 404 });
    const times = [sitting.startedAt, sitting.lastAt];
    const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
    const place = placeOf(after);
    const left = sitting.rounds - (place?.shown ?? 0);
    const rows =
      left <= 0
        ? []
        : await reader
            .select()
            .from(rounds)
            .where(
              and(
                eq(rounds.merchant, merchant.code),
                eq(rounds.member, member),
                eq(rounds.game, game),
                eq(rounds.state, "CLOSED"),
                isNull(rounds.adjusts),
                lte(rounds.openedAt, last),
                lte(rounds.settledAt, last),
                // A clock that was set back ends a round before its bet.
                gte(sql`greatest(${rounds.settledAt}, ${rounds.openedAt})`, first.toISOString()),
                place && isOlder(place),
                // A round that no sitting has yet may lie in this one's time.
                sql`not exists (select from feed_unread(${merchant.code}, 'sittings') f
                  where f.vendor = ${rounds.vendor} and f.round_id = ${rounds.roundId})`,
              ),
            )
            .orderBy(desc(rounds.openedAt), desc(rounds.roundId))
            // As many as are left, so that the last page does not look through all older rounds.
            .limit(Math.min(left, pageSize));
    const names = await gameNames(reader, context, [game]);
    return {
      sitting: sittingOf(sitting, names),
      list: rows.map(toRound),
      next: rows.length < left && rows.length === pageSize ? placeAfter(rows, place) : null,
    };
  });
}

type Place = { shown: number; openedAt: Date; roundId: string };

function placeOf(after: string | undefined): Place | undefined {
  if (after === undefined) return undefined;
  const [shown, openedAt, ...id] = after.split("~");
  return { shown: Number(shown), openedAt: new Date(Number(openedAt)), roundId: id.join("~") };
}

function placeAfter(rows: readonly Round[], before: Place | undefined): string {
  const { openedAt, roundId } = rows.at(-1)!;
  return [(before?.shown ?? 0) + rows.length, openedAt.getTime(), roundId].join("~");
}

const isOlder = ({ openedAt, roundId }: Place) =>
  or(
    lt(rounds.openedAt, openedAt),
    and(eq(rounds.openedAt, openedAt), lt(rounds.roundId, roundId)),
  );

const toRound = (round: Round): Value["list"][number] => ({
  roundId: round.roundId,
  vendor: round.vendor,
  status: betStateOf(round),
  stake: round.stake,
  payout: round.payout,
  placedAt: round.openedAt.getTime(),
});
