import { sql } from "drizzle-orm";
import type { jackpot } from "../../contract/play/jackpot.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 7;

/**
 * The payouts of today's and the six earlier days' closed rounds that paid more than their stake.
 * Days end at midnight UTC, so that the sum only grows between two midnights.
 */
export async function sumPaid({
  store,
  merchant,
  clock,
}: Context): Promise<Pick<ValueOf<typeof jackpot>, "paid" | "since">> {
  const since = Math.floor(clock.now().getTime() / DAY_MS - (DAYS - 1)) * DAY_MS;
  const from = new Date(since).toISOString().slice(0, 10);
  const { rows } = await store.inMerchant(merchant.code, (tx) =>
    tx.execute<{ paid: string | null }>(
      sql`select sum(won) as paid from game_played(${merchant.code}, ${from}::date)`,
    ),
  );
  return { paid: BigInt(rows[0]?.paid ?? 0), since };
}
