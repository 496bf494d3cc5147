import { and, eq, ne } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Reader, Transaction } from "../../../store/open-store.ts";
import { watchHits } from "../../../store/schema/watchlist.ts";
import { endGames } from "../../protection/breaks/end-games.ts";
import { changeGuard, openGuard, readGuard } from "../../protection/guard.ts";

type Who = { merchant: string; memberId: string };

/** Refuses with account_held while an entry of sanctions stands. The text names no list. */
export async function requireNotHeld(reader: Reader, who: Who): Promise<void> {
  if ((await readGuard(reader, who))?.heldAt) throw new Refusal("account_held", { status: 403 });
}

/**
 * Holds or frees an account as its hits say: every sanction that nobody dismissed holds deposits, play
 * and withdrawals. Games under way end, and bets under way still settle.
 */
export async function applyHold(tx: Transaction, who: Who, now: Date): Promise<void> {
  const { merchant, memberId } = who;
  const sanctions = await tx.$count(
    watchHits,
    and(
      eq(watchHits.merchant, merchant),
      eq(watchHits.member, memberId),
      eq(watchHits.kind, "sanction"),
      ne(watchHits.state, "DISMISSED"),
    ),
  );
  const { heldAt } = await openGuard(tx, who, now);
  const isHeld = sanctions > 0;
  if (isHeld === (heldAt !== null)) return;
  await changeGuard(tx, who, { heldAt: isHeld ? now : null });
  if (isHeld) await endGames(tx, who, now);
}
