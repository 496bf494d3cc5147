import type {
  Bead,
  BlackjackView,
  HandScene,
  Scene,
} from "#vendors/engines/blackjack/blackjack-view.ts";
import type { BlackjackWords } from "#vendors/engines/blackjack/page/words.ts";
import type { Move } from "#vendors/engines/blackjack/rules/hand.ts";
import type { MoneyForm } from "#vendors/wallet/money-form.ts";
import type { TableView as View } from "../../engine.ts";

export type { Bead, BlackjackView, BlackjackWords, HandScene, Move, Scene };
export type TableView = View<BlackjackView>;

/** The content of the page's "setup" element. */
export type Setup = {
  words: BlackjackWords;
  money: MoneyForm;
  tableMost: string;
  spotMost: Record<string, string>;
  /** Earlier results, newest first. */
  beads: Bead[];
  table: TableView;
  /** Origin of the site that frames the game. */
  parent: string | null;
  isDemo: boolean;
  demoBalance: string;
};

/** A request to the studio: a deal with its stake, or a decision on what the page has seen. */
export type Asked =
  | { spinId: string; move: "deal"; bets: { hand: string } }
  | { spinId: string; move: Move; seen: number };

export type Money = (units: bigint) => string;
export type SiteLink = ReturnType<typeof import("../../shared/client/site-link.js").createSiteLink>;
