import type { Session, SpinRow } from "../../engines/engine.ts";

/** The four columns that identify a player's seat at a game in every table. */
export const OF_SEAT = "merchant = $1 and vendor = $2 and player_id = $3 and game_code = $4";

export type SeatOwner = Pick<Session, "merchant" | "vendor" | "playerId" | "gameCode">;

export const seatKey = (owner: SeatOwner) => [
  owner.merchant,
  owner.vendor,
  owner.playerId,
  owner.gameCode,
];

type OwnerColumns = Pick<SpinRow, "merchant" | "vendor" | "player_id" | "game_code">;

export const ownerOf = (spin: OwnerColumns): SeatOwner => ({
  merchant: spin.merchant,
  vendor: spin.vendor,
  playerId: spin.player_id,
  gameCode: spin.game_code,
});
