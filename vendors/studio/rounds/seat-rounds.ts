import type { Session } from "../../engines/engine.ts";
import { OF_SEAT, seatKey } from "../spins/spin-row.ts";
import type { Studio } from "../studio.ts";

const ROUNDS_MAX = 50;

/** A round as its game lists it; amounts are texts of 1/10,000. */
export type SeatRound = {
  round: string;
  /** In milliseconds since 1970. */
  at: number;
  stake: string;
  payout: string;
  /** True for a round of a gift: nobody paid its stake. */
  isGift: boolean;
};

/** The last rounds of a player at a game, newest first. The payout has its free games so far. */
export async function seatRounds({ pool }: Studio, session: Session): Promise<SeatRound[]> {
  const found = await pool.query<{
    round_id: string;
    drawn_at: Date;
    stake: string;
    gift: string | null;
    payout: string;
  }>(
    `select b.round_id, b.drawn_at, r.stake, b.gift, r.payout
     from (select * from studio.spin
       where ${OF_SEAT} and kind = 'base' and ref_tx_id is null and state = 'done'
       order by drawn_at desc limit $5) b
     cross join lateral (select sum(win) as payout,
         sum(stake) filter (where kind = 'base') as stake from studio.spin
       where merchant = b.merchant and vendor = b.vendor and round_id = b.round_id
         and state = 'done') r
     order by b.drawn_at desc`,
    [...seatKey(session), ROUNDS_MAX],
  );
  return found.rows.map((row) => ({
    round: row.round_id,
    at: row.drawn_at.getTime(),
    stake: row.stake,
    payout: row.payout,
    isGift: row.gift !== null,
  }));
}
