import type { Engine, SeatRow, Session, SpinRow, TableView } from "../../engines/engine.ts";
import { fromAmountText } from "../../wallet/money-text.ts";
import { findGift } from "../gifts/gifts.ts";
import type { Studio } from "../studio.ts";
import { findSpin, restMs } from "./begin-spin.ts";
import { roundPrefix } from "./round-prefix.ts";
import { OF_SEAT, seatKey } from "./spin-row.ts";

export async function tableView<View>(
  studio: Studio,
  machine: Engine<View>,
  session: Session,
): Promise<TableView<View>> {
  const [seat, recent, gift, outcome] = await Promise.all([
    findSeat(studio, session),
    findRecent(studio, session, machine.recent),
    findGift(studio, session),
    studio.walletOf(session).call("balance", { playerId: session.playerId }),
  ]);
  const last = seat?.last_spin ? await findSpin(studio.pool, session, seat.last_spin) : null;
  const waits = seat?.pending_spin ? await findSpin(studio.pool, session, seat.pending_spin) : null;
  const cash = outcome.known ? (outcome.answer.cash ?? outcome.answer.balance) : undefined;
  return {
    balance: cash === undefined ? null : fromAmountText(cash).toString(),
    stake: seat?.stake ?? null,
    last: last && machine.view(last),
    recent: recent.map(({ stops }) => stops),
    recentBets: recent.map(({ bets }) => bets),
    free: {
      left: seat?.free_left ?? 0,
      total: seat?.free_total ?? 0,
      won: seat?.round_win ?? "0",
      round: seat?.round_id ?? "",
    },
    roundPrefix: roundPrefix(session),
    pending: waits && {
      spinId: waits.spin_id,
      stake: waits.stake,
      bets: waits.bets,
      ...(waits.gift && waits.kind === "base" && { gift: waits.gift }),
    },
    gift,
    nextInMs: restMs(seat?.begun_at ?? null, session.spinMsLeast, studio.clock.now()),
  };
}

async function findSeat(studio: Studio, session: Session) {
  const found = await studio.pool.query<Omit<SeatRow, "last_stops" | "last_hidden">>(
    `select * from studio.seat where ${OF_SEAT}`,
    seatKey(session),
  );
  return found.rows[0] ?? null;
}

async function findRecent(studio: Studio, session: Session, count: number) {
  if (count === 0) return [];
  const found = await studio.pool.query<Pick<SpinRow, "stops" | "bets">>(
    `select r.stops, r.bets from (select * from studio.spin
       where ${OF_SEAT} and kind = 'base' and ref_tx_id is null and state = 'done'
       order by drawn_at desc limit $5) b
     cross join lateral (select stops, bets from studio.spin
       where merchant = b.merchant and vendor = b.vendor and round_id = b.round_id
         and state = 'done' order by closes desc, drawn_at desc limit 1) r
     order by b.drawn_at desc`,
    [...seatKey(session), count],
  );
  return found.rows;
}
