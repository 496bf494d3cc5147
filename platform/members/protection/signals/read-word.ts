import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import type { signalRead } from "../../../contract/members/protection/protection.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import type { Reader } from "../../../store/open-store.ts";
import { playSignals } from "../../../store/schema/signal.ts";

/** How long a player sees the kind word without having read it. */
const WORD_SHOWN_MS = 30 * 86_400_000;

const isUnread = (merchant: string, member: string) =>
  and(
    eq(playSignals.merchant, merchant),
    eq(playSignals.member, member),
    isNull(playSignals.readAt),
  );

/** Since when a kind word waits for the player; null without one. It names no rule. */
export async function waitingWord(
  reader: Reader,
  { merchant, memberId }: { merchant: string; memberId: string },
  now: Date,
): Promise<number | null> {
  const [row] = await reader
    .select({ foundAt: playSignals.foundAt })
    .from(playSignals)
    .where(
      and(
        isUnread(merchant, memberId),
        ne(playSignals.state, "CLOSED"),
        gt(playSignals.foundAt, new Date(now.getTime() - WORD_SHOWN_MS)),
      ),
    )
    .orderBy(desc(playSignals.foundAt))
    .limit(1);
  return row?.foundAt.getTime() ?? null;
}

/** The player has read the word: it is gone. The signals stay with staff. */
export async function readWord(context: Context): Promise<ValueOf<typeof signalRead>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(playSignals).set({ readAt: clock.now() }).where(isUnread(merchant.code, memberId)),
  );
  return {};
}
