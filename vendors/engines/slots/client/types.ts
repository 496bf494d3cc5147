import type { Words } from "#vendors/engines/shared/page/words.ts";
import type { SpinView } from "#vendors/engines/slots/spin-view.ts";
import type { MoneyForm } from "#vendors/wallet/money-form.ts";
import type { Gift, TableView as View } from "../../engine.ts";

export type { Gift, SpinView, Words };
export type TableView = View<SpinView>;

/** The content of the page's "setup" element. */
export type Setup = {
  words: Words;
  money: MoneyForm;
  stakes: string[];
  /** The parts of a stake to which the pays apply. */
  bets: number;
  /** Of held coins; 0 in a game without them. */
  respins: number;
  strips: string[][];
  first: string[][];
  /** Names of the symbols that can be chosen for free games. */
  names: Record<string, string>;
  table: TableView;
  /** Origin of the site that frames the game. */
  parent: string | null;
  scenery: string;
  winNames: Record<"win" | "great" | "huge", string>;
  isDemo: boolean;
  autoplay: boolean;
  turbo: boolean;
  autoplayMost: number | null;
  demoBalance: string;
};

export type Screen = readonly (readonly string[])[];
export type Free = { left: number; total: number; won: string; round: string };

export type SiteLink = ReturnType<typeof import("../../shared/client/site-link.js").createSiteLink>;
