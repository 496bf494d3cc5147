import { sql } from "drizzle-orm";
import { foldFeed } from "../../play/feed/fold-feed.ts";
import type { Store } from "../../store/open-store.ts";

/**
 * Notes the rounds since the last run that paid what a mission asks for, and corrects noted ones. Marks
 * and notes commit together, so each round counts once.
 */
export const noteWins = (store: Store, merchant: string): Promise<void> =>
  foldFeed(store, merchant, "missions", sql`mission_wins_fold`);
