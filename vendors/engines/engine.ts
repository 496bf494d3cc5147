import type { Picture, Play } from "../pictures/play.ts";
import type { RandomBytes } from "../wallet/runtime.ts";
import type { ClientFiles } from "./client-files.ts";

/** The balance of a demo at the start of each day, in 1/10,000: ★10,000.00. */
export const DEMO_BALANCE = 100_000_000n;

/**
 * After so many hours a round that waits for a decision ends without its player. The platform asks
 * about an open round after a day, and ends it as lost after two.
 */
export const LEFT_HOURS = 20;

/** Amounts in 1/10,000 by the place of the bet; a slot has none. */
export type Bets = Readonly<Record<string, string>>;

/** A player's request, after the game has read and allowed it. */
export type Asked = {
  spinId: string;
  stake: bigint;
  bets: Bets | null;
  gift?: string | undefined;
  /** What the player decides in an open round, after seeing this many of its numbers. */
  decision?: { move: string; seen: number } | undefined;
};

/** Free rounds that a campaign gives a player: how many are left, and the stake they are played at. */
export type Gift = { campaign: string; left: number; stake: string };

/** A result with its money, as stored before any wallet call. */
export type Drawn = {
  /** A base spin takes its stake, in an open round too; a free one takes none. */
  kind: "base" | "free";
  stake: bigint;
  bets: Bets | null;
  stops: readonly number[];
  /** What is drawn and not shown yet; it is told to nobody. */
  hidden?: readonly number[] | undefined;
  win: bigint;
  /** Null begins a new round. */
  round: { id: string; betTx: string | null } | null;
  freeLeft: number;
  freeTotal: number;
  roundWin: bigint;
};

/** One result and the state of its money; the columns of studio.spin. */
export type SpinRow = {
  vendor: string;
  merchant: string;
  player_id: string;
  game_code: string;
  spin_id: string;
  round_id: string;
  tx_id: string;
  /** The first bet of the round that the spin goes on with. */
  ref_tx_id: string | null;
  kind: "base" | "free";
  stake: string;
  stops: number[];
  /** What is drawn and not shown yet; null where all is shown. */
  hidden: number[] | null;
  win: string;
  closes: boolean;
  state: "pending" | "done" | "refused" | "void" | "dead";
  code: string | null;
  balance: string | null;
  free_left: number;
  free_total: number;
  round_win: string;
  /** The places of the stake; null at a slot. */
  bets: Bets | null;
  /** True when its money is in a purse that the vendor keeps. */
  has_purse: boolean;
  /** The campaign that pays for its round; null for a stake of the player's own. */
  gift: string | null;
  drawn_at: Date;
};

export type SeatRow = {
  stake: string | null;
  pending_spin: string | null;
  last_spin: string | null;
  /** Where the reels stood in it. */
  last_stops: number[] | null;
  last_hidden: number[] | null;
  round_id: string | null;
  bet_tx: string | null;
  free_left: number;
  free_total: number;
  round_win: string;
  /** The campaign that paid for the round. */
  gift: string | null;
  /** When the last spin began. */
  begun_at: Date | null;
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
  /** ISO 3166: the country whose form of the language writes money; empty for none. */
  country: string;
  backUrl: string;
  cashierUrl: string;
  sessionToken: string;
  /** True for play money: the studio keeps the purse, and the platform is not told. */
  isDemo: boolean;
  /** True when the money is in a purse that the vendor keeps, not at the platform. */
  hasPurse: boolean;
  /** Whether the merchant allows rounds that follow each other by themselves, and shorter shows. */
  autoplay: boolean;
  turbo: boolean;
  /** The most rounds of one autoplay by law; null without a bound. */
  autoplayMost: number | null;
  /** From the start of a spin to the start of the next one, by law. */
  spinMsLeast: number;
  /** The highest stake of a spin by law, in 1/10,000; null without a cap. */
  stakeMost: string | null;
};

/** The state that the page shows when it opens or reloads. */
export type TableView<View> = {
  balance: string | null;
  stake: string | null;
  last: View | null;
  /** Earlier results of this seat, newest first. */
  recent: number[][];
  /** Their stakes by place, in the same order. */
  recentBets: (Bets | null)[];
  /** The free games of the last round, with what the round has won so far. */
  free: { left: number; total: number; won: string; round: string };
  /** A paid spin's round id is this and the spin's id. */
  roundPrefix: string;
  /** A requested spin whose money is unresolved: the page sends it again under the same id. */
  pending: { spinId: string; stake: string; bets: Bets | null; gift?: string | undefined } | null;
  gift: Gift | null;
  /** How long the next spin has to wait, by law. */
  nextInMs: number;
};

export type PageParts<View> = Session & {
  language: string;
  nonce: string;
  files: ClientFiles;
  table: TableView<View>;
};

/**
 * All that the studio needs to know of one game. Money, retries and sessions belong to the studio.
 */
export type Engine<View = unknown> = {
  /** Reads a request's body; null when the game does not accept it. */
  read(body: unknown): Asked | null;
  /** Null when the request does not fit the seat, which another page has played on. */
  draw(random: RandomBytes, seat: SeatRow, asked: Asked): Drawn | null;
  /** The end of a round that its player left; only games whose rounds wait for decisions have it. */
  leave?(spinId: string, stops: readonly number[]): Asked;
  /** A stored spin as the page receives it. */
  view(spin: SpinRow): View;
  /** A play's picture at its end; null when the detail is not from this game. */
  picture(play: Play): Promise<Picture | null>;
  /** The number of results of the seat that the page shows besides the last. */
  recent: number;
  page(parts: PageParts<View>): string;
};

/** The win of one paid or free game, and the free games it awards. */
export type DrawnRound = {
  win: bigint;
  freeGames: number;
  stops: number[];
  /** The place of the stake; a slot has none. */
  spot: string | null;
};
