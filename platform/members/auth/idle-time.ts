import { type SQL, sql } from "drizzle-orm";
import { merchants } from "../../store/schema/merchant.ts";

/** How long a session may be idle by default, and a merchant's choice: five minutes to thirty days. */
export const IDLE_MINUTES = { standard: 12 * 60, least: 5, most: 30 * 24 * 60 } as const;

/**
 * The instant before which an idle session has ended, by the setting `sessionIdleMinutes` of the
 * merchant in the same statement. `now` is a parameter of the statement.
 */
export function idleSince(now: SQL): SQL {
  const minutes = sql`coalesce((${merchants.settings} ->> 'sessionIdleMinutes')::int, ${sql.raw(String(IDLE_MINUTES.standard))})`;
  return sql`${now}::timestamptz - make_interval(mins => ${minutes})`;
}
