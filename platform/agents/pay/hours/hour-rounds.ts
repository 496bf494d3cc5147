import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { contractTerms } from "../../../contract/agents/contract-terms.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { instantsOf } from "../../../domain/contracts/pay-period.ts";
import { usernameKey } from "../../../domain/members/username.ts";
import type { Reader } from "../../../store/open-store.ts";
import type { NamedBill } from "../bill-items.ts";
import type { RoundFilters, RoundPage } from "../rounds/list-bill-rounds.ts";

/** Where a page goes on: instant, shard and number of its last row in the feed. */
const place = z.tuple([
  z.iso.datetime({ offset: true }),
  z.string().regex(/^\d{1,4}$/),
  z.string().regex(/^\d{1,18}$/),
]);

type Row = Record<
  "vendor" | "round_id" | "account" | "game" | "game_type" | "settled_at" | "place",
  string
> &
  Record<"stake" | "payout" | "valid_bet", string>;

/** A page of the rounds that an hour's bill was summed from, newest first. */
export async function hourRounds(
  reader: Reader,
  { row, terms }: NamedBill,
  { party, game, after, size }: RoundFilters,
): Promise<RoundPage> {
  const { merchant } = row;
  const types = JSON.stringify(contractTerms.parse(terms).gameTypes);
  const hour = instantsOf(row.period)!.from.toISOString();
  const all = sql`hour_rounds(${merchant}, ${row.payee}, ${hour}, ${row.fromDay}, ${types}::jsonb)`;
  const { rows } = await reader.execute<Row>(sql`
    select f.vendor, f.round_id, m.username as account, f.game, f.game_type, f.stake, f.payout,
      f.valid_bet, f.settled_at, to_jsonb(f.settled_at) #>> '{}' || '~' || f.shard || '~' || f.number
        as place
    from ${all} f join members m on m.merchant = ${merchant} and m.id = f.member
    where ${party ? sql`m.username_key = ${usernameKey(party)}` : sql`true`}
      and ${game ? sql`f.game = ${game}` : sql`true`}
      and ${after ? isBehind(after) : sql`true`}
    order by f.settled_at desc, f.shard desc, f.number desc limit ${size + 1}`);
  const games = await reader.execute<{ game: string }>(sql`select distinct f.game from ${all} f`);
  const page = rows.slice(0, size);
  return {
    list: page.map(({ vendor, account, game: code, ...more }) => ({
      ...{ vendor, roundId: more.round_id, account, game: code, gameType: more.game_type },
      ...{ stake: BigInt(more.stake), payout: BigInt(more.payout) },
      ...{ validBet: BigInt(more.valid_bet), pay: null, settledAt: new Date(more.settled_at) },
    })),
    games: games.rows.map((one) => one.game),
    next: rows.length > size ? page.at(-1)!.place : null,
  };
}

function isBehind(after: string): SQL {
  const read = place.safeParse(after.split("~"));
  if (!read.success) throw new Refusal("invalid_input", { field: "after" });
  const [at, shard, number] = read.data;
  return sql`(f.settled_at, f.shard, f.number)
    < (${at}::timestamptz, ${shard}::integer, ${number}::bigint)`;
}
