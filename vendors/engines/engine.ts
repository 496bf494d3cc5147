import type { Picture, Play } from "../pictures/play.ts";
import type { RandomBytes } from "../wallet/runtime.ts";
import type { ClientFiles } from "./client-files.ts";

/** What a demo starts every day with, in 1/10,000: FUN 10,000.00. */
export const DEMO_BALANCE = 100_000_000n;

/** Amounts in 1/10,000 by the place they lie on; a slot has none. */
export type Bets = Readonly<Record<string, string>>;

/** What a player asks for, once the game has understood and allowed it. */
export type Asked = { spinId: string; stake: bigint; bets: Bets | null };

/** A result with its money, as it is stored before anything is asked of the wallet. */
export type Drawn = {
  kind: "base" | "free";
  stake: bigint;
  bets: Bets | null;
  stops: readonly number[];
  win: bigint;
  /** Null begins a new round. */
  round: { id: string; betTx: string | null } | null;
  freeLeft: number;
  freeTotal: number;
  roundWin: bigint;
};

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

/** A player at a game. */
export type Session = {
  vendor: string;
  merchant: string;
  playerId: string;
  gameCode: string;
  language: string;
  currency: string;
  currencySymbol: string;
  backUrl: string;
  cashierUrl: string;
  sessionToken: string;
  /** Play money: the studio keeps the purse, and the platform hears nothing. */
  isDemo: boolean;
  /** The money is in a purse that the vendor keeps, not at the platform. */
  hasPurse: boolean;
};

/** What the page shows when it opens or is loaded again. */
export type TableView<View> = {
  balance: string | null;
  stake: string | null;
  last: View | null;
  /** Earlier results of this seat, the newest first. */
  recent: number[][];
  /** A round of free games that is not finished. */
  free: { left: number; total: number; won: string };
  /** A spin asked for whose money is unresolved: the page sends it again under the same id. */
  pending: { spinId: string; stake: string; bets: Bets | null } | null;
};

export type PageParts<View> = Session & {
  language: string;
  nonce: string;
  files: ClientFiles;
  table: TableView<View>;
};

/** All that the studio needs to know of one game; money, retries and sessions are the studio's. */
export type Engine<View = unknown> = {
  /** Checks a request's body; null for one that the game does not know. */
  read(body: unknown): Asked | null;
  draw(random: RandomBytes, seat: SeatRow, asked: Asked): Drawn;
  /** A stored spin as the page is told of it. */
  view(spin: SpinRow): View;
  /** How a play looked at its end; null when its detail is none of this game's. */
  picture(play: Play): Promise<Picture | null>;
  /** How many results of the seat the page shows beside the last. */
  recent: number;
  page(parts: PageParts<View>): string;
};

/** What one paid game or free game wins, and how many free games it brings. */
export type DrawnRound = {
  win: bigint;
  freeGames: number;
  stops: number[];
  /** The place that the stake lay on; a slot has none. */
  spot: string | null;
};
