import { sql } from "drizzle-orm";
import type { BoardTerms } from "../../../../core/merchant/config/board-terms.ts";
import { configAt } from "../../../../core/merchant/config/config-at.ts";
import { prizesOf } from "../../../../domain/club/board-prizes.ts";
import type { Audience } from "../../../../domain/club/campaign-audience.ts";
import type { Store } from "../../../../store/open-store.ts";
import { amongAudience } from "./audience-pages.ts";
import { type Span, spansOf } from "./month.ts";
import type { Payment } from "./tally.ts";

type Of = { merchant: string; audience: Audience; month: Span };

const PAGE = 200;

/**
 * What the places of a board would have paid in each of its periods, by member. Everybody of the audience
 * counts as entered. Null for an unknown board.
 */
export async function boardPayments(
  store: Store,
  of: Of & { offer: string },
): Promise<Map<string, Payment[]> | null> {
  const { merchant, offer, month } = of;
  const { terms } = await store.reading(merchant, (reader) =>
    configAt(reader, merchant, "boards", month.until),
  );
  const board = terms.boards.find(({ id }) => id === offer);
  if (!board) return null;
  const paid = new Map<string, Payment[]>();
  for (const span of await spansOfBoard(store, merchant, board, month)) {
    const ranked = await rank(store, of, board, span);
    for (const { from, to, cash, points } of prizesOf(board.prizes)) {
      const reward = from === to ? String(from) : `${from}-${to}`;
      for (const member of ranked.slice(from - 1, to)) {
        const payment = { reward, day: span.day, times: 1, paid: cash, points };
        paid.set(member, [...(paid.get(member) ?? []), payment]);
      }
    }
  }
  return paid;
}

/** A board's periods; of a month's board, or a tournament, one as long as it is, up to the whole month. */
async function spansOfBoard(
  store: Store,
  merchant: string,
  { every, startsAt, endsAt }: BoardTerms,
  month: Span,
): Promise<Span[]> {
  if (every === "DAY" || every === "WEEK") {
    return store.reading(merchant, (reader) => spansOf(reader, merchant, month, every));
  }
  if (!startsAt || !endsAt) return [month];
  const since = month.until.getTime() - (endsAt.getTime() - startsAt.getTime());
  return [{ ...month, since: new Date(Math.max(since, month.since.getTime())) }];
}

/** The members of the audience in the order of their figures, as many as there are places with a prize. */
async function rank(
  store: Store,
  { merchant, audience, month }: Of,
  board: BoardTerms,
  span: Span,
): Promise<string[]> {
  const places = board.prizes.at(-1)!.upTo;
  const ranked: string[] = [];
  for (let offset = 0; ranked.length < places; offset += PAGE) {
    const found = await store.reading(merchant, async (reader) => {
      const figures = figuresOf(merchant, board, span);
      const { rows } = await reader.execute<{ member: string }>(sql`
        select member from (${figures}) f where figure >= ${board.least}
          and gift_receiver(${merchant}, member, ${month.until.toISOString()}::timestamptz)
        order by figure desc, reached_at, member limit ${PAGE} offset ${offset}`);
      const ids = rows.map(({ member }) => member);
      const own = await amongAudience(reader, { merchant, audience, now: month.until }, ids);
      return { own, isLast: ids.length < PAGE };
    });
    ranked.push(...found.own);
    if (found.isLast) break;
  }
  return ranked.slice(0, places);
}

/** Each member's figure of a span, as a board counts it: a multiple here without later corrections. */
function figuresOf(merchant: string, board: BoardTerms, { since, until }: Span) {
  const { measure, gameTypes = null, games = null, leastStake } = board;
  const isPlayed = sql`f.merchant = ${merchant} and f.opened_at >= ${since.toISOString()}::timestamptz
    and f.opened_at < ${until.toISOString()}::timestamptz
    and (${sql.param(gameTypes)}::text[] is null or f.game_type = any (${sql.param(gameTypes)}::text[]))
    and (${sql.param(games)}::text[] is null or f.game = any (${sql.param(games)}::text[]))`;
  return measure === "VALID_BET"
    ? sql`select f.member, sum(f.valid_bet) as figure, max(f.settled_at) as reached_at
        from round_feed f where ${isPlayed} and f.kind <> 'VOID' group by f.member`
    : sql`select distinct on (f.member) f.member, floor(f.payout::numeric * 10000 / f.stake) as figure,
          f.settled_at as reached_at
        from round_feed f where ${isPlayed} and f.kind = 'CLOSED' and f.stake > 0
          and f.stake >= ${leastStake} order by f.member, figure desc, f.settled_at`;
}
