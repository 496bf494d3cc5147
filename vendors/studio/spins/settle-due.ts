import type { Studio } from "../studio.ts";
import { findSpin } from "./begin-spin.ts";
import { settleSpin } from "./settle-spin.ts";
import { ownerOf } from "./spin-row.ts";

type DueRow = {
  merchant: string;
  vendor: string;
  player_id: string;
  game_code: string;
  spin_id: string;
};

const LEASE_MS = 15_000;

/**
 * Settles every spin that is due and returns their number. A row is leased before its call goes
 * out, so two instances never call for the same spin at once.
 */
export async function settleDue(studio: Studio, limit = 20): Promise<number> {
  const now = studio.clock.now();
  const due = await studio.pool.query<DueRow>(
    `update studio.outgoing set due_at = $2
     where (merchant, vendor, player_id, game_code, spin_id) in (
       select merchant, vendor, player_id, game_code, spin_id from studio.outgoing
       where not is_dead and due_at <= $1 order by due_at limit $3 for update skip locked)
     returning merchant, vendor, player_id, game_code, spin_id`,
    [now, new Date(now.getTime() + LEASE_MS), limit],
  );
  for (const row of due.rows) {
    const spin = await findSpin(studio.pool, ownerOf(row), row.spin_id);
    if (spin) await settleSpin(studio, spin, null);
  }
  return due.rows.length;
}
