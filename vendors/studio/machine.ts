import type { Picture, Play } from "../pictures/play.ts";
import type { RandomBytes } from "../runtime.ts";
import type { ClientFiles } from "./client-files.ts";
import type { Session } from "./session.ts";
import type { SeatRow, SpinRow } from "./spin-row.ts";
import type { TableView } from "./table-view.ts";

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

export type PageParts<View> = Session & {
  language: string;
  nonce: string;
  files: ClientFiles;
  table: TableView<View>;
};

/** All that the studio needs to know of one game; money, retries and sessions are the studio's. */
export type Machine<View = unknown> = {
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
