import { and, desc, eq, inArray } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { Reader, Transaction } from "../../store/open-store.ts";
import { protectionEvents } from "../../store/schema/protection.ts";
import { requireNoBreak } from "./breaks/open-break.ts";
import { holdGuard } from "./guard.ts";

const DAY_MS = 86_400_000;

/**
 * Refuses whom nothing is given: a member in a break, as `requireNoBreak` does, and for the law's days
 * after a limit was raised (offers_paused, with the day from which on). Locks the purse, so that a break
 * begins before the present or after it.
 */
export async function requireOffers(
  tx: Transaction,
  who: { merchant: string; memberId: string },
  policy: Policy,
  now: Date,
): Promise<void> {
  await holdGuard(tx, who);
  await requireNoBreak(tx, who, now);
  const from = await offersFrom(tx, who, policy, now);
  if (from === null) return;
  throw new Refusal("offers_paused", { status: 403, details: { from: from.toISOString() } });
}

/** From when on the law allows offers again after a limit was raised; null when it allows them now. */
export async function offersFrom(
  reader: Reader,
  who: { merchant: string; memberId: string },
  { bonuses: { pauseDaysAfterRaise: days } }: Policy,
  now: Date,
): Promise<Date | null> {
  if (days === 0) return null;
  const { merchant, member, kind, at } = protectionEvents;
  const [raise] = await reader
    .select({ at })
    .from(protectionEvents)
    .where(
      and(
        eq(merchant, who.merchant),
        eq(member, who.memberId),
        inArray(kind, ["limitRaised", "limitRemoved"]),
      ),
    )
    .orderBy(desc(at))
    .limit(1);
  const from = raise && new Date(raise.at.getTime() + days * DAY_MS);
  return from && from > now ? from : null;
}
