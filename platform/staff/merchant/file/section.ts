import type { MerchantFile } from "../../../contract/staff/merchant/merchant-file.ts";
import type { Made } from "../../../core/merchant/config/keep-versions.ts";
import type { Transaction } from "../../../store/open-store.ts";

/** Values in the file's form, each by its key within a section. */
export type Items = ReadonlyMap<string, unknown>;
/** The new values of a section; null removes an item. */
export type Changes = ReadonlyMap<string, unknown>;

/** What a section needs to know besides the file. */
export type Known = {
  now: Date;
  /** The section's items as they stand. */
  current: Items;
  /** The codes of the merchant's games. */
  games: ReadonlySet<string>;
};

/** One part of a merchant's file. */
export type Section = {
  name: string;
  /** True when two people must agree to it on a merchant whose site is open. */
  isMoney?: (key: string) => boolean;
  /** True when two people must agree to it whatever the site's state, but for a new merchant. */
  isForTwo?: (key: string) => boolean;
  /** The items that the file asks for; null when it says nothing of this section. */
  wanted(file: MerchantFile, known: Known): Items | null;
  /** The items that cannot stand yet, because a game that they name is missing. */
  waiting?(file: MerchantFile, known: Known): readonly string[];
  read(tx: Transaction, merchant: string): Promise<Items>;
  /** Writes them. Refuses what the platform cannot take, at the item's place in the file. */
  write(tx: Transaction, merchant: string, changes: Changes, made: Made): Promise<void>;
};

/** The key of a section with one value. */
export const WHOLE = "";
