import { type Engine, LEFT_HOURS } from "../../engines/engine.ts";
import { randomId } from "../../wallet/random-id.ts";
import { beginSpin } from "../spins/begin-spin.ts";
import { settleSpin } from "../spins/settle-spin.ts";
import { ownerOf } from "../spins/spin-row.ts";
import type { Studio } from "../studio.ts";

const LEFT_MS = LEFT_HOURS * 3_600_000;
const AT_ONCE = 50;

type LeftRow = {
  merchant: string;
  vendor: string;
  player_id: string;
  game_code: string;
  has_purse: boolean;
  stops: number[];
};

/**
 * Ends the rounds that wait for a decision since so long, as their game says, and returns their
 * number. They take no further stake, so no session is needed.
 */
export async function endLeftRounds(
  studio: Studio,
  machineFor: (game: { vendor: string; gameCode: string }) => Engine | null,
): Promise<number> {
  const before = new Date(studio.clock.now().getTime() - LEFT_MS);
  const left = await studio.pool.query<LeftRow>(
    `select p.merchant, p.vendor, p.player_id, p.game_code, p.has_purse, p.stops
     from studio.seat s join studio.spin p on p.merchant = s.merchant and p.vendor = s.vendor
       and p.player_id = s.player_id and p.game_code = s.game_code and p.spin_id = s.last_spin
     where s.free_left > 0 and s.begun_at <= $1 and s.pending_spin is null
       and p.hidden is not null
     order by s.begun_at limit $2`,
    [before, AT_ONCE],
  );
  for (const row of left.rows) {
    const owner = ownerOf(row);
    const asked = machineFor(owner)?.leave?.(randomId(studio.random), row.stops);
    if (!asked) continue;
    const player = { ...owner, hasPurse: row.has_purse, spinMsLeast: 0, stakeMost: null };
    const { spin } = await beginSpin(studio, machineFor(owner)!, player, asked);
    if (spin) await settleSpin(studio, spin, null);
  }
  return left.rows.length;
}
