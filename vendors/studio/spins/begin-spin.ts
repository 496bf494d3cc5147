import type { PoolClient } from "pg";
import type { Asked, Drawn, Engine, SeatRow, Session, SpinRow } from "../../engines/engine.ts";
import { randomId } from "../../wallet/random-id.ts";
import { GIFT_OVER, stakeOfGift } from "../gifts/gifts.ts";
import { transaction } from "../purses/transaction.ts";
import type { Studio } from "../studio.ts";
import { roundPrefix } from "./round-prefix.ts";
import { OF_SEAT, type SeatOwner, seatKey } from "./spin-row.ts";

export type Begun =
  /** Drawn now, or found under the same id. */
  | { spin: SpinRow; blockedBy: null }
  /** An earlier spin's money is unresolved or its call is still running; nothing was drawn. */
  | { spin: null; blockedBy: SpinRow; isUnderWay: boolean }
  /** The round is at another place than the request says; nothing was drawn. */
  | { spin: null; blockedBy: null };

type Player = SeatOwner & Pick<Session, "hasPurse" | "spinMsLeast" | "stakeMost">;

/** The worker leaves the row alone for this long, as the first call may still be running. */
const LEASE_MS = 15_000;

/** The code of a spin that came before the law's seconds were over. */
const TOO_SOON = "TOO_SOON";

/**
 * Draws the result and stores it before any money moves, together with the promise to settle it.
 * After a crash the spin is found in "outgoing". The same id always returns the same spin.
 */
export function beginSpin(
  studio: Studio,
  machine: Engine,
  owner: Player,
  asked: Asked,
): Promise<Begun> {
  return transaction(studio.pool, async (client) => {
    const seat = await lockSeat(client, owner);
    const known = await findSpin(client, owner, asked.spinId);
    if (known) return { spin: known, blockedBy: null };
    if (seat.pending_spin) {
      const blockedBy = await findSpin(client, owner, seat.pending_spin);
      const isUnderWay = await hasLease(studio, client, owner, seat.pending_spin);
      return { spin: null, blockedBy: blockedBy!, isUnderWay };
    }
    const gift = seat.free_left > 0 ? seat.gift : (asked.gift ?? null);
    const stake = await stakeOf(studio, client, owner, seat, asked);
    const drawn = machine.draw(studio.random, seat, { ...asked, stake: stake ?? asked.stake });
    if (!drawn) return { spin: null, blockedBy: null };
    const code = stake === null ? GIFT_OVER : refusalOf(studio, owner, seat, { drawn, gift });
    const spin = await storeSpin(studio, client, owner, { drawn, gift, code }, asked.spinId);
    return { spin, blockedBy: null };
  });
}

/** Why the law lets the spin not begin: its stake, or the last one's start; null when it may. */
function refusalOf(
  { clock }: Studio,
  { stakeMost, spinMsLeast }: Player,
  { begun_at: begunAt }: SeatRow,
  { drawn, gift }: { drawn: Drawn; gift: string | null },
): string | null {
  const isOwnBet = drawn.kind === "base" && gift === null;
  if (isOwnBet && stakeMost !== null && drawn.stake > BigInt(stakeMost)) return "LIMIT_EXCEEDED";
  return restMs(begunAt, spinMsLeast, clock.now()) > 0 ? TOO_SOON : null;
}

/** How long the next spin has to wait after one that began then. */
export const restMs = (begunAt: Date | null, spinMsLeast: number, now: Date): number =>
  begunAt ? Math.max(0, begunAt.getTime() + spinMsLeast - now.getTime()) : 0;

/** The stake of a new spin; null for a round of a gift that is over. */
function stakeOf(
  { clock }: Studio,
  client: PoolClient,
  owner: Player,
  seat: SeatRow,
  { gift, stake }: Asked,
): bigint | null | Promise<bigint | null> {
  if (!gift || seat.free_left > 0) return stake;
  return owner.hasPurse ? null : stakeOfGift(client, owner, gift, clock.now());
}

export async function findSpin(
  client: Pick<PoolClient, "query">,
  owner: SeatOwner,
  spinId: string,
): Promise<SpinRow | null> {
  const found = await client.query<SpinRow>(
    `select * from studio.spin where ${OF_SEAT} and spin_id = $5`,
    [...seatKey(owner), spinId],
  );
  return found.rows[0] ?? null;
}

/** True when the spin's first call may still be running, for instance from another tab. */
async function hasLease(studio: Studio, client: PoolClient, owner: SeatOwner, spinId: string) {
  const found = await client.query(
    `select 1 from studio.outgoing
     where ${OF_SEAT} and spin_id = $5 and attempts = 0 and due_at > $6`,
    [...seatKey(owner), spinId, studio.clock.now()],
  );
  return found.rowCount === 1;
}

async function lockSeat(client: PoolClient, owner: SeatOwner): Promise<SeatRow> {
  await client.query(
    `insert into studio.seat (merchant, vendor, player_id, game_code) values ($1, $2, $3, $4)
     on conflict do nothing`,
    seatKey(owner),
  );
  const seat = await client.query<SeatRow>(
    `select *, (select stops from studio.spin where ${OF_SEAT} and spin_id = last_spin) as last_stops,
       (select hidden from studio.spin where ${OF_SEAT} and spin_id = last_spin) as last_hidden
     from studio.seat where ${OF_SEAT} for update`,
    seatKey(owner),
  );
  return seat.rows[0]!;
}

async function storeSpin(
  studio: Studio,
  client: PoolClient,
  owner: Player,
  { drawn, gift, code }: { drawn: Drawn; gift: string | null; code: string | null },
  spinId: string,
): Promise<SpinRow> {
  const now = studio.clock.now();
  const key = [...seatKey(owner), spinId];
  const stored = await client.query<SpinRow>(
    `insert into studio.spin (merchant, vendor, player_id, game_code, spin_id, round_id, tx_id,
       ref_tx_id, kind, stake, stops, win, closes, state, free_left, free_total, round_win, drawn_at,
       bets, has_purse, gift, code, hidden)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $21, $14, $15, $16, $17,
       $18, $19, $20, $22, $23)
     returning *`,
    [
      ...key,
      drawn.round?.id ?? roundPrefix(owner) + spinId,
      randomId(studio.random),
      drawn.round?.betTx ?? null,
      drawn.kind,
      drawn.stake,
      drawn.stops,
      drawn.win,
      drawn.freeLeft === 0,
      drawn.freeLeft,
      drawn.freeTotal,
      drawn.roundWin,
      now,
      drawn.bets && JSON.stringify(drawn.bets),
      owner.hasPurse,
      gift,
      code ? "refused" : "pending",
      code,
      drawn.hidden ?? null,
    ],
  );
  if (code) return stored.rows[0]!;
  await client.query(
    `insert into studio.outgoing (merchant, vendor, player_id, game_code, spin_id, due_at, first_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [...key, new Date(now.getTime() + LEASE_MS), now],
  );
  await client.query(`update studio.seat set pending_spin = $5, begun_at = $6 where ${OF_SEAT}`, [
    ...key,
    now,
  ]);
  return stored.rows[0]!;
}
