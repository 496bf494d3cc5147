import type { TableWords } from "#vendors/engines/tables/page/words.ts";
import type { TableKind } from "#vendors/engines/tables/rules/table-kinds.ts";
import type { Bead, Scene } from "#vendors/engines/tables/rules/table-rules.ts";
import type { DealView } from "#vendors/engines/tables/table-view.ts";
import type { MoneyForm } from "#vendors/wallet/money-form.ts";
import type { TableView as View } from "../../engine.ts";

export type { Bead, DealView, Scene, TableWords };
export type TableView = View<DealView>;

/** The content of the page's "setup" element. */
export type Setup = {
  kind: TableKind;
  words: TableWords;
  money: MoneyForm;
  tableMost: string;
  spotMost: Record<string, string>;
  /** True when results are shown as roads. */
  hasRoads: boolean;
  /** Earlier results, newest first. */
  beads: Bead[];
  table: TableView;
  /** Origin of the site that frames the game. */
  parent: string | null;
  isDemo: boolean;
  demoBalance: string;
};

/** Where results are shown: hands of cards, dice, a wheel. */
export type Stage = {
  /** Starts to move while the result is requested. */
  start(): void;
  /** Stops at a result. */
  land(scene: Scene): Promise<void>;
  /** Shows a result without movement. */
  place(scene: Scene): void;
  giveUp(): void;
};

export type Money = (units: bigint) => string;

export type SiteLink = ReturnType<typeof import("../../shared/client/site-link.js").createSiteLink>;
