import type { Pool } from "pg";
import type { Clock } from "../../wallet/runtime.ts";

const BLOCK_MS = 3_000;
/** A block is final once so many others stand on it. */
export const SOLID_AFTER = 19;
/** The first block of this chain; only the numbers' size depends on it. */
const GENESIS_MS = Date.UTC(2020, 0, 1);

/** The newest block: one every three seconds, and those that somebody let pass at once. */
export async function newestBlock({ pool, clock }: { pool: Pool; clock: Clock }): Promise<number> {
  const { rows } = await pool.query<{ skipped: number }>(
    "select skipped from mockpay.chain_skips where id",
  );
  return Math.floor((clock.now().getTime() - GENESIS_MS) / BLOCK_MS) + (rows[0]?.skipped ?? 0);
}

/** Lets as many blocks pass as make everything final that stands on the chain now. */
export async function skipBlocks(pool: Pool): Promise<void> {
  await pool.query(
    `insert into mockpay.chain_skips (id, skipped) values (true, $1)
     on conflict (id) do update set skipped = mockpay.chain_skips.skipped + $1`,
    [SOLID_AFTER],
  );
}
