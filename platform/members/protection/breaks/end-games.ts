import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../store/open-store.ts";
import { launchTokens, vendorSessions } from "../../../store/schema/vendor-wallet.ts";

/** A vendor's session takes no more bets, and a ticket that was not used opens nothing. */
export async function endGames(
  tx: Transaction,
  { merchant, memberId }: { merchant: string; memberId: string },
  now: Date,
): Promise<void> {
  await tx
    .update(vendorSessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(vendorSessions.merchant, merchant),
        eq(vendorSessions.member, memberId),
        isNull(vendorSessions.endedAt),
      ),
    );
  await tx
    .update(launchTokens)
    .set({ expiresAt: now })
    .where(
      and(
        eq(launchTokens.merchant, merchant),
        eq(launchTokens.member, memberId),
        isNull(launchTokens.usedAt),
      ),
    );
}
