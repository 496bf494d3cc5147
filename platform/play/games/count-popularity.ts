import { sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";

const DAYS = 30;
/** A merchant's own favourites come before any number of rounds. */
const PINNED = 2_000_000_000;

/**
 * Orders a merchant's games: pinned favourites first, then by the rounds played within thirty days.
 * Ties get an order of the merchant's own, so that two lobbies do not look alike. Only games whose
 * place changed are written.
 */
export async function countPopularity(tx: Transaction, merchant: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAYS * 86_400_000).toISOString().slice(0, 10);
  await tx.execute(sql`
    with played as (
      select game, sum(rounds) as rounds from game_played(${merchant}, ${since}::date)
      group by game
    ), placed as (
      select g.code, case
        when g.pin is not null then ${PINNED}::bigint - g.pin
        else least(coalesce(p.rounds, 0), 1000000) * 1000
          + ('x' || substr(md5(g.merchant || '/' || g.code), 1, 4))::bit(16)::int % 1000
      end::int as popularity
      from games g left join played p on p.game = g.code
      where g.merchant = ${merchant}
    )
    update games g set popularity = placed.popularity from placed
    where g.merchant = ${merchant} and g.code = placed.code
      and g.popularity <> placed.popularity`);
}
