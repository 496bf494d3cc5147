import type { Pool, PoolClient } from "pg";

/** Runs the work in one database transaction. The work makes no outside calls. */
export async function transaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    const isLost = await client.query("rollback").then(
      () => false,
      () => true,
    );
    client.release(isLost);
    throw error;
  }
}
