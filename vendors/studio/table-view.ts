import { fromAmountText } from "../money-text.ts";
import { findSpin } from "./begin-spin.ts";
import type { Session } from "./session.ts";
import { OF_SEAT, type SeatRow, seatKey } from "./spin-row.ts";
import { type SpinView, spinView } from "./spin-view.ts";
import type { Studio } from "./studio.ts";

/** What the page shows when it opens or is loaded again. */
export type TableView = {
  balance: string | null;
  stake: string | null;
  last: SpinView | null;
  /** A round of free games that is not finished. */
  free: { left: number; total: number; won: string };
  /** A spin asked for whose money is unresolved: the page sends it again under the same id. */
  pending: { spinId: string; stake: string } | null;
};

export async function tableView(studio: Studio, session: Session): Promise<TableView> {
  const [seat, outcome] = await Promise.all([
    findSeat(studio, session),
    studio.walletOf(session.vendor).call("balance", { playerId: session.playerId }),
  ]);
  const last = seat?.last_spin ? await findSpin(studio.pool, session, seat.last_spin) : null;
  const waits = seat?.pending_spin ? await findSpin(studio.pool, session, seat.pending_spin) : null;
  const cash = outcome.known ? (outcome.answer.cash ?? outcome.answer.balance) : undefined;
  return {
    balance: cash === undefined ? null : fromAmountText(cash).toString(),
    stake: seat?.stake ?? null,
    last: last && spinView(last),
    free: {
      left: seat?.free_left ?? 0,
      total: seat?.free_total ?? 0,
      won: seat?.round_win ?? "0",
    },
    pending: waits && { spinId: waits.spin_id, stake: waits.stake },
  };
}

async function findSeat(studio: Studio, session: Session) {
  const found = await studio.pool.query<SeatRow>(
    `select * from studio.seat where ${OF_SEAT}`,
    seatKey(session),
  );
  return found.rows[0] ?? null;
}
