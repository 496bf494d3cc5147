import { sql } from "drizzle-orm";
import type { Reader } from "../../../store/open-store.ts";

/** True for a member to whom nothing may be given now: in a break, held or leaving. */
export async function isGiftPaused(
  reader: Reader,
  { merchant, memberId }: { merchant: string; memberId: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await reader.execute<{ is_open: boolean }>(sql`
    select gift_receiver(${merchant}, ${memberId}, ${now.toISOString()}::timestamptz) as is_open`);
  return !rows[0]?.is_open;
}
