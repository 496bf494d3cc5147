import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../../core/context.ts";
import type { Reader } from "../../../store/open-store.ts";
import { games } from "../../../store/schema/catalogue.ts";
import { gameName } from "../../games/to-game.ts";

export type SittingRow = {
  game: string;
  startedAt: number;
  lastAt: number;
  rounds: number;
  stake: bigint;
  payout: bigint;
};
export type Played = {
  list: SittingRow[];
  /** What all sittings of the period brought. */
  change: bigint;
  counting: { rounds: number; amount: bigint };
};

type Asked = {
  merchant: string;
  member: string;
  from?: number | undefined;
  to?: number | undefined;
  /** The last sitting of the page before. */
  before?: { startedAt: number; game: string } | undefined;
  limit: number;
};
type Cells = Record<"game" | "started" | "last" | "rounds" | "stake" | "payout", string | null>;

/**
 * The member's sittings of games that play from cash, the latest beginning first, with their sum and
 * what none of them has yet. One statement, so a round that is folded meanwhile counts once.
 */
export async function readSittings(
  reader: Reader,
  { merchant, member, from, to, before, limit }: Asked,
): Promise<Played> {
  const since = instantOr(from);
  const until = instantOr(to);
  const onward = before
    ? sql`where (started_at, game) < (${instantOr(before.startedAt)}, ${before.game})`
    : sql``;
  const { rows } = await reader.execute<Cells & { part: "sitting" | "sum" | "counting" }>(sql`
    with own as materialized (
      select s.game, s.started_at, s.last_at, s.rounds, s.stake, s.payout from sittings s
      where s.merchant = ${merchant} and s.member = ${member}
        and s.game in (select code from cash_games(${merchant}))
        and s.started_at >= coalesce(${since}, '-infinity')
        and s.started_at < coalesce(${until}, 'infinity')
    ), page as (
      select * from own ${onward} order by started_at desc, game desc limit ${limit}
    )
    select 'sitting' as part, game, ${inMs(sql`started_at`)} as started,
      ${inMs(sql`last_at`)} as last, rounds, stake, payout from page
    union all
    select 'sum', null, null, null, null, coalesce(sum(stake), 0)::bigint,
      coalesce(sum(payout), 0)::bigint from own
    union all
    select 'counting', null, null, null, rounds, null, change
    from member_unsat(${merchant}, ${member}, ${since}, ${until})
    order by started desc nulls last, game desc`);
  const sum = rows.find(({ part }) => part === "sum")!;
  const counting = rows.find(({ part }) => part === "counting")!;
  return {
    list: rows.filter(({ part }) => part === "sitting").map(toSitting),
    change: BigInt(sum.payout!) - BigInt(sum.stake!),
    counting: { rounds: Number(counting.rounds), amount: BigInt(counting.payout!) },
  };
}

/**
 * The member's sitting of a game that an instant lies in, or null. Clocks of two servers may let its
 * last round end before the first began.
 */
export async function findSitting(
  reader: Reader,
  { merchant, member, game, at }: { merchant: string; member: string; game: string; at: number },
): Promise<SittingRow | null> {
  const instant = instantOr(at);
  const { rows } = await reader.execute<Cells>(sql`
    select game, ${inMs(sql`started_at`)} as started, ${inMs(sql`last_at`)} as last, rounds, stake,
      payout
    from sittings
    where merchant = ${merchant} and member = ${member} and game = ${game}
      and game in (select code from cash_games(${merchant}))
      and least(started_at, last_at) <= ${instant} and greatest(started_at, last_at) >= ${instant}`);
  return rows[0] ? toSitting(rows[0]) : null;
}

/** The names of games by code, in the reader's language. */
export async function gameNames(
  reader: Reader,
  { merchant, language }: Context,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await reader
    .select({ code: games.code, name: games.name, names: games.names })
    .from(games)
    .where(and(eq(games.merchant, merchant.code), inArray(games.code, [...new Set(codes)])));
  return new Map(rows.map(({ code, ...named }) => [code, gameName(named, language)]));
}

/** A sitting as the contract has it. */
export const sittingOf = ({ game, ...facts }: SittingRow, names: ReadonlyMap<string, string>) => ({
  ...facts,
  game: { code: game, name: names.get(game) ?? game },
});

const toSitting = (row: Cells): SittingRow => ({
  game: row.game!,
  startedAt: Number(row.started),
  lastAt: Number(row.last),
  rounds: Number(row.rounds),
  stake: BigInt(row.stake!),
  payout: BigInt(row.payout!),
});

const instantOr = (at: number | undefined): SQL =>
  sql`${at === undefined ? null : new Date(at).toISOString()}::timestamptz`;

const inMs = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::bigint`;
