import type { Bets } from "./machine.ts";
import type { Session } from "./session.ts";

/** One result and what became of its money; columns as they are in studio.spin. */
export type SpinRow = {
  vendor: string;
  merchant: string;
  player_id: string;
  game_code: string;
  spin_id: string;
  round_id: string;
  tx_id: string;
  /** The bet that a free game belongs to. */
  ref_tx_id: string | null;
  kind: "base" | "free";
  stake: string;
  stops: number[];
  win: string;
  closes: boolean;
  state: "pending" | "done" | "refused" | "void" | "dead";
  code: string | null;
  balance: string | null;
  free_left: number;
  free_total: number;
  round_win: string;
  /** Which places the stake lay on; null at a slot. */
  bets: Bets | null;
  /** Its money is in a purse that the vendor keeps. */
  has_purse: boolean;
};

export type SeatRow = {
  stake: string | null;
  pending_spin: string | null;
  last_spin: string | null;
  round_id: string | null;
  bet_tx: string | null;
  free_left: number;
  free_total: number;
  round_win: string;
};

/** The four columns by which every table of a player's game is reached. */
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
