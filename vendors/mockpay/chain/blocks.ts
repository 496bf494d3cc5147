import type { Pool } from "pg";
import type { Clock } from "../../wallet/runtime.ts";

const BLOCK_MS = 3_000;
/** A block is final once this many others follow it. */
export const SOLID_AFTER = 19;
/** The date of the first block; only the size of block numbers depends on it. */
const GENESIS_MS = Date.UTC(2020, 0, 1);

/** The newest block: one every three seconds, plus the blocks that were skipped at once. */
export async function newestBlock({ pool, clock }: { pool: Pool; clock: Clock }): Promise<number> {
  const { rows } = await pool.query<{ skipped: number }>(
    "select skipped from mockpay.chain_skips where id",
  );
  return Math.floor((clock.now().getTime() - GENESIS_MS) / BLOCK_MS) + (rows[0]?.skipped ?? 0);
}

/** Skips enough blocks to make everything on the chain final. */
export async function skipBlocks(pool: Pool): Promise<void> {
  await pool.query(
    `insert into mockpay.chain_skips (id, skipped) values (true, $1)
     on conflict (id) do update set skipped = mockpay.chain_skips.skipped + $1`,
    [SOLID_AFTER],
  );
}
