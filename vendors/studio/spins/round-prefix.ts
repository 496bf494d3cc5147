import { createHash } from "node:crypto";
import { type SeatOwner, seatKey } from "./spin-row.ts";

/**
 * The beginning of this player's round ids at this game. A paid spin's round id is the prefix and the
 * spin's id, so the page can name the round before the answer, and no player can name another's.
 */
export function roundPrefix(owner: SeatOwner): string {
  const key = JSON.stringify(seatKey(owner));
  return `${createHash("sha256").update(key).digest("hex").slice(0, 8)}-`;
}
