import { and, eq, isNull } from "drizzle-orm";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { writeMessage } from "../../../core/outbox/write-message.ts";
import { identityState } from "../../../domain/person/identity-state.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { endGames } from "../../protection/breaks/end-games.ts";
import { newestVerification } from "./find-verification.ts";

/**
 * Lets deposits and play of a member wait for a verification, once, whatever the place asks. Games under
 * way end. Withdrawals stay open. A verified member is known by a document already.
 */
export async function askForIdentity(
  context: Context,
  tx: Transaction,
  memberId: string,
): Promise<void> {
  const { merchant, clock } = context;
  const now = clock.now();
  const newest = await newestVerification(tx, merchant.code, memberId);
  if (identityState(newest, now) === "verified") return;
  const asked = await tx
    .update(members)
    .set({ identityAskedAt: now })
    .where(
      and(
        eq(members.merchant, merchant.code),
        eq(members.id, memberId),
        isNull(members.identityAskedAt),
      ),
    )
    .returning({ id: members.id });
  if (asked.length === 0) return;
  await endGames(tx, { merchant: merchant.code, memberId }, now);
  await writeMessage(context, tx, memberId, "identityAsked", {});
  await record(context, tx, { action: "identityAsked", memberId });
}
