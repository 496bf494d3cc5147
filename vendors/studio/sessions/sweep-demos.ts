import type { Studio } from "../studio.ts";

const KEPT_HOURS = 48;
const AT_ONCE = 500;

/** Deletes the rows of demos after two days, in small batches. */
export async function sweepDemos({ pool, clock }: Pick<Studio, "pool" | "clock">): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  await pool.query("delete from studio.session where expires_at < $1", [now]);
  await pool.query(
    `delete from studio.demo_movement where ctid = any (array(
       select ctid from studio.demo_movement where at < $1 limit $2))`,
    [before, AT_ONCE],
  );
  await pool.query("delete from studio.demo_purse where day < $1", [
    before.toISOString().slice(0, 10),
  ]);
  await pool.query(
    `with old as (
       delete from studio.spin where ctid = any (array(
         select ctid from studio.spin
         where player_id like 'demo:%' and state <> 'pending' and drawn_at < $1 limit $2))
       returning merchant, vendor, player_id, game_code, spin_id)
     delete from studio.seat s using old
     where (s.merchant, s.vendor, s.player_id, s.game_code)
       = (old.merchant, old.vendor, old.player_id, old.game_code)
       and (s.last_spin = old.spin_id or s.last_spin is null)`,
    [before, AT_ONCE],
  );
}
