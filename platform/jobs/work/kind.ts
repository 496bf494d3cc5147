import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import type { PlatformParts } from "../../core/platform-parts.ts";
import type { TakenRun } from "../../core/work/runs.ts";
import type { SlotPlan } from "../../core/work/slots.ts";
import type { FeedConsumer } from "../../play/feed/read-feed.ts";
import type { Transaction } from "../../store/open-store.ts";

export type MerchantParts = PlatformParts & { merchant: MerchantRow };

export type OwnRun = TakenRun & {
  /**
   * Ends the run in the transaction of its effect. Throws FenceLost when another server has taken
   * the run, so that the effect is rolled back.
   */
  finish(tx: Transaction, options?: { again?: Date | null }): Promise<void>;
};

export type Outcome = {
  /** What could not be done and has its own time for the next attempt. */
  errors?: readonly unknown[];
  /** When the run is due again without a hint. */
  again?: Date | null;
};

/** One kind of work for a merchant. A kind without slots or plans has one standing run. */
export type Kind = {
  name: string;
  /** What grows before it falls due. */
  after?: readonly Topic[];
  /** The consumer of the feed that every merchant has; the look compares its marks. */
  reads?: FeedConsumer;
  /** True when every merchant begins with a run, also before anything grows. */
  isEverywhere?: boolean;
  /** The least time between two runs. */
  gapMs?: number;
  slots?: SlotPlan;
  /** True when whoever gives it work plans each run by itself, with `planRun`. */
  isPlanned?: boolean;
  /** A run that `work` has not finished is finished after it. A throw is tried again later. */
  work(parts: MerchantParts, run: OwnRun): Promise<Outcome>;
};

/** What grows, as noted by `noteWork` and by the database's function `work_due`. */
export type Topic =
  | "rounds"
  | "money"
  | "settings"
  | "outbox"
  | "payments"
  | "moves"
  | "grants"
  | "deposits"
  | "gateways"
  | "receipts"
  | "requirements"
  | "findings"
  | "identities"
  | "persons";
