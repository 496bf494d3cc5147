import {
  ROUNDS_PAGE_SIZE,
  roundRequest,
  roundsRequest,
} from "#platform/contract/play/vendor-wallet.ts";
import type { SpinRow } from "../../engines/engine.ts";
import { toAmountText } from "../../wallet/money-text.ts";
import { readSignedRequest, refuse } from "../signed-request.ts";
import type { Studio } from "../studio.ts";

export type ClosedRound = {
  merchant: string;
  vendor: string;
  roundId: string;
  /** In 1/10,000. */
  stake: bigint;
  payout: bigint;
  /** Player and game, for a round whose money was in a purse that the vendor keeps. */
  played?: { playerId: string; gameCode: string } | undefined;
};

type Queryable = { query(text: string, values: unknown[]): Promise<unknown> };

/** Stores the sums of a closed round, for reconciliation. Each round is stored once. */
export async function keepRound(client: Queryable, round: ClosedRound, closedAt: Date) {
  const { merchant, vendor, roundId, stake, payout, played } = round;
  await client.query(
    `insert into studio.round (merchant, vendor, round_id, stake, payout, closed_at, player_id,
       game_code, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, (select min(drawn_at) from studio.spin
       where merchant = $1 and vendor = $2 and round_id = $3)) on conflict do nothing`,
    [
      ...[merchant, vendor, roundId, stake, payout, closedAt],
      ...[played?.playerId ?? null, played?.gameCode ?? null],
    ],
  );
}

type RoundRow = {
  round_id: string;
  stake: string;
  payout: string;
  closed_at: Date;
  player_id: string | null;
  game_code: string | null;
  opened_at: Date | null;
};
/** The first spin of a round that hides nothing: its bet, or the end of its decisions. */
type ToldSpin = { stops: number[] | null; bets: SpinRow["bets"] };

/**
 * GET /rounds: the vendor's rounds of one merchant that closed within an hour at most, in pages.
 */
export async function listClosedRounds(studio: Studio, request: Request): Promise<Response> {
  const signed = await readSignedRequest(studio, request);
  if (signed instanceof Response) return signed;
  const asked = roundsRequest.safeParse(queryOf(request));
  if (!asked.success) return refuse(400, "BAD_REQUEST");
  const { merchant, from, to, page } = asked.data;
  const found = await studio.pool.query<RoundRow & ToldSpin>(
    `select r.*, s.stops, s.bets from studio.round r
     left join lateral (
       select stops, bets from studio.spin
       where merchant = r.merchant and vendor = r.vendor and round_id = r.round_id
         and hidden is null and state = 'done' and r.player_id is not null
       order by kind, drawn_at limit 1) s on true
     where r.merchant = $1 and r.vendor = $2 and r.closed_at >= $3 and r.closed_at < $4
     order by r.closed_at, r.round_id limit $5 offset $6`,
    [merchant, signed.vendor, from, to, ROUNDS_PAGE_SIZE + 1, (page - 1) * ROUNDS_PAGE_SIZE],
  );
  return signed.answer({
    rounds: found.rows.slice(0, ROUNDS_PAGE_SIZE).map((row) => ({
      roundId: row.round_id,
      stake: toAmountText(BigInt(row.stake)),
      payout: toAmountText(BigInt(row.payout)),
      closedAt: row.closed_at.toISOString(),
      ...(row.player_id && { played: playedOf(row) }),
    })),
    hasMore: found.rows.length > ROUNDS_PAGE_SIZE,
  });
}

/** Player, game and result of a round, for the betting record. */
function playedOf({
  player_id,
  game_code,
  opened_at,
  closed_at,
  stops,
  bets,
}: RoundRow & ToldSpin) {
  const detail = stops && { stops: stops.join("-"), ...(bets && { bets }) };
  const openedAt = (opened_at ?? closed_at).toISOString();
  return { playerId: player_id, gameCode: game_code, openedAt, ...(detail && { detail }) };
}

/** GET /round: the state of one round. A spin whose money is unresolved keeps its round open. */
export async function tellRound(studio: Studio, request: Request): Promise<Response> {
  const signed = await readSignedRequest(studio, request);
  if (signed instanceof Response) return signed;
  const asked = roundRequest.safeParse(queryOf(request));
  if (!asked.success) return refuse(400, "BAD_REQUEST");
  const key = [asked.data.merchant, signed.vendor, asked.data.roundId];
  const closed = await studio.pool.query<RoundRow>(
    "select * from studio.round where merchant = $1 and vendor = $2 and round_id = $3",
    key,
  );
  const row = closed.rows[0];
  if (row) {
    const stake = toAmountText(BigInt(row.stake));
    return signed.answer({ state: "CLOSED", stake, payout: toAmountText(BigInt(row.payout)) });
  }
  const spins = await studio.pool.query<{ state: string }>(
    "select state from studio.spin where merchant = $1 and vendor = $2 and round_id = $3",
    key,
  );
  const states = spins.rows.map(({ state }) => state);
  const isVoid = states.every((state) => state === "void" || state === "refused");
  return signed.answer({ state: states.length === 0 ? "UNKNOWN" : isVoid ? "VOID" : "OPEN" });
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);
