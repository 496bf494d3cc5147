import type { RoundView } from "#vendors/engines/instant/instant-view.ts";
import type { Craft } from "#vendors/engines/instant/page/instant-skin.ts";
import type { RuleFacts } from "#vendors/engines/instant/page/rule-facts.ts";
import type { InstantWords } from "#vendors/engines/instant/page/words.ts";
import type { InstantKind } from "#vendors/engines/instant/rules/instant-kinds.ts";
import type { MoneyForm } from "#vendors/wallet/money-form.ts";
import type { TableView as View } from "../../engine.ts";

export type { InstantWords, RoundView, RuleFacts };
export type TableView = View<RoundView>;

/** The content of the page's "setup" element. */
export type Setup = {
  kind: InstantKind;
  words: InstantWords;
  money: MoneyForm;
  stakes: string[];
  facts: RuleFacts;
  craft: Craft;
  /** Earlier results, newest first; what a stake of 100 was paid. */
  recent: { times: number; drawn: number[] }[];
  table: TableView;
  /** Origin of the site that frames the game. */
  parent: string | null;
  isDemo: boolean;
  demoBalance: string;
};

/** The player's choice and the place where its result is shown. */
export type Board = {
  /** The choice as the server reads it; null while it is not whole. */
  pick(): string | null;
  /** Shows an earlier choice. */
  put(pick: string): void;
  lock(isLocked: boolean): void;
  /** What the message says while the round runs. */
  playing(pick: string): string;
  /** Starts to move while the result is requested. */
  start(pick: string): void;
  /** Shows how the result comes about. */
  land(view: RoundView): Promise<void>;
  /** Shows a result without movement. */
  place(view: RoundView): void;
  giveUp(): void;
};

/** What a board is made of. */
export type Parts = {
  words: InstantWords;
  facts: RuleFacts;
  locale: string;
  /** Writes hundredths as a multiplier. */
  times(times: number, decimals?: number): string;
  sounds: ReturnType<typeof import("../../shared/client/sounds.js").createSounds>;
  show: ReturnType<typeof import("./show.js").createShow>;
  say(text: string, isAlert?: boolean): void;
};

export type SiteLink = ReturnType<typeof import("../../shared/client/site-link.js").createSiteLink>;
