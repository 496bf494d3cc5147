import type { PoolClient } from "pg";
import type { SpinRow } from "../../engines/engine.ts";
import { GIFT_OVER, noteGift } from "../gifts/gifts.ts";
import { transaction } from "../purses/transaction.ts";
import { keepRound } from "../rounds/closed-rounds.ts";
import { isDemoPlayer } from "../sessions/demo-wallet.ts";
import type { Studio } from "../studio.ts";
import { askBet, askRollback, askWin, type SpinSession, type Verdict } from "./ask-wallet.ts";
import { findSpin } from "./begin-spin.ts";
import { OF_SEAT, ownerOf, seatKey } from "./spin-row.ts";

/** Unknown outcomes are retried after 1, 2, 4 … 300 s, and handed to staff after 48 h. */
const LONGEST_PAUSE_MS = 300_000;
const GIVE_UP_MS = 48 * 3_600_000;

/**
 * Settles a stored spin and returns its state. With a session the bet is made. Without one (the
 * worker, after a crash or an expired session) a paid spin is rolled back, as VW/1 demands of
 * vendors. All calls carry the spin's own ids, so settling it twice at once moves its money once.
 */
export async function settleSpin(
  studio: Studio,
  spin: SpinRow,
  session: SpinSession | null,
): Promise<SpinRow> {
  if (spin.state !== "pending") return spin;
  const verdict = await verdictOn(studio, spin, session);
  if (verdict.state === "unknown") await postpone(studio, spin, verdict.reason);
  else await conclude(studio, spin, verdict);
  return (await findSpin(studio.pool, ownerOf(spin), spin.spin_id))!;
}

async function verdictOn(studio: Studio, spin: SpinRow, session: SpinSession | null) {
  const wallet = studio.walletOf({ ...ownerOf(spin), hasPurse: spin.has_purse });
  if (spin.kind === "free") return askWin(wallet, spin);
  const bet = session ? await askBet(wallet, spin, session) : null;
  return bet && bet.state !== "unknown" ? bet : askRollback(wallet, spin);
}

/** Writes the verdict once: a second writer finds the spin no longer pending. */
async function conclude(
  studio: Studio,
  spin: SpinRow,
  verdict: Exclude<Verdict, { state: "unknown" }>,
) {
  const key = [...seatKey(ownerOf(spin)), spin.spin_id];
  const isOver =
    spin.gift !== null && verdict.state === "refused" && verdict.code === "LIMIT_EXCEEDED";
  const refusal = isOver ? GIFT_OVER : verdict.state === "done" ? null : verdict.code;
  if (verdict.state === "dead")
    studio.log({ message: "a spin needs people", txId: spin.tx_id, code: refusal });
  await transaction(studio.pool, async (client) => {
    await client.query(`select 1 from studio.seat where ${OF_SEAT} for update`, key.slice(0, 4));
    const written = await client.query(
      `update studio.spin set state = $6, code = $7, balance = $8
       where ${OF_SEAT} and spin_id = $5 and state = 'pending'`,
      [...key, verdict.state, refusal, verdict.balance],
    );
    if (written.rowCount === 0) return;
    await client.query(
      verdict.state === "dead"
        ? `update studio.outgoing set is_dead = true where ${OF_SEAT} and spin_id = $5`
        : `delete from studio.outgoing where ${OF_SEAT} and spin_id = $5`,
      key,
    );
    if (verdict.state === "done" || isOver) await noteGift(client, spin, !isOver);
    if (verdict.state === "done" && spin.closes) await keepClosed(studio, client, spin);
    if (verdict.state === "done") await advanceSeat(client, spin);
    else await leaveSeat(client, spin);
  });
}

async function keepClosed({ clock }: Studio, client: Queryable, spin: SpinRow) {
  if (isDemoPlayer(spin.player_id)) return;
  const { merchant, vendor, round_id: roundId } = spin;
  const sums = { stake: await stakedIn(client, spin), payout: BigInt(spin.round_win) };
  const { player_id: playerId, game_code: gameCode } = spin;
  const played = spin.has_purse ? { playerId, gameCode } : undefined;
  await keepRound(client, { merchant, vendor, roundId, ...sums, played }, clock.now());
}

/** What the closing spin's round took; a round of one spin needs no look at others. */
async function stakedIn(client: Queryable, spin: SpinRow): Promise<bigint> {
  if (spin.ref_tx_id === null) return spin.gift ? 0n : BigInt(spin.stake);
  const staked = await client.query<{ stake: string | null }>(
    `select sum(stake)::text as stake from studio.spin
     where merchant = $1 and vendor = $2 and round_id = $3
       and kind = 'base' and state = 'done' and gift is null`,
    [spin.merchant, spin.vendor, spin.round_id],
  );
  return BigInt(staked.rows[0]?.stake ?? 0);
}

type Queryable = Pick<PoolClient, "query">;

async function advanceSeat(client: Queryable, spin: SpinRow) {
  await client.query(
    `update studio.seat set pending_spin = null, last_spin = $5, stake = $6, round_id = $7,
       bet_tx = $8, free_left = $9, free_total = $10, round_win = $11, gift = $12 where ${OF_SEAT}`,
    [
      ...seatKey(ownerOf(spin)),
      spin.spin_id,
      spin.stake,
      spin.round_id,
      spin.ref_tx_id ?? `${spin.tx_id}.b`,
      spin.free_left,
      spin.free_total,
      spin.round_win,
      spin.gift,
    ],
  );
}

/** A refused or void bet leaves the seat unchanged. A dead spin without a stake ends its round. */
async function leaveSeat(client: Queryable, spin: SpinRow) {
  await client.query(
    `update studio.seat set pending_spin = null,
       free_left = case when $5 = 'free' then 0 else free_left end where ${OF_SEAT}`,
    [...seatKey(ownerOf(spin)), spin.kind],
  );
}

async function postpone(studio: Studio, spin: SpinRow, reason: string) {
  const now = studio.clock.now();
  const postponed = await studio.pool.query<{ attempts: number; is_dead: boolean }>(
    `update studio.outgoing set attempts = attempts + 1, reason = $6,
       due_at = $7::timestamptz + least($8, 1000 * power(2, least(attempts, 20))) * interval '1 ms',
       is_dead = first_at <= $9
     where ${OF_SEAT} and spin_id = $5 and not is_dead returning attempts, is_dead`,
    [
      ...seatKey(ownerOf(spin)),
      spin.spin_id,
      reason.slice(0, 300),
      now,
      LONGEST_PAUSE_MS,
      new Date(now.getTime() - GIVE_UP_MS),
    ],
  );
  if (postponed.rows[0]?.is_dead)
    studio.log({ message: "a spin stayed unknown for 48 hours", txId: spin.tx_id, reason });
}
