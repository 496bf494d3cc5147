import type { Names } from "../moves/moves.ts";
import type { World } from "../world.ts";

/**
 * The platform's ids of deposits by their clients' keys, for deposits with an order at the gateway.
 */
export async function depositIds(world: World, names: Names): Promise<Map<string, string>> {
  const { observer, code, gateway } = world;
  if (names.deposits.size < gateway.count()) {
    const { rows } = await observer.query<{ key: string; id: string }>(
      "select idempotency_key as key, id from deposits where merchant = $1 order by 1",
      [code],
    );
    for (const { key, id } of rows) if (gateway.orderOf(id)) names.deposits.set(key, id);
  }
  return names.deposits;
}
