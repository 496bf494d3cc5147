import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { requireRecentProof } from "../../members/challenge/require-proof.ts";
import { endGames } from "../../members/protection/breaks/end-games.ts";
import { changeGuard, openGuard } from "../../members/protection/guard.ts";
import { noteEvent } from "../../members/protection/note-event.ts";
import { members } from "../../store/schema/merchant.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { closingStanding, ownLots } from "./closing-standing.ts";

/**
 * Frees what wagering locks of a member's own deposits, after a proof, so that nobody has to play to be
 * able to leave. The last bet and the last deposit are over, for good: a way back would be a way around
 * wagering. Money that arrives later may be freed once more. Refuses with nothing_locked whom nothing
 * holds, and with closing_blocked an agent.
 */
export async function leaveAccount(context: Context): Promise<Record<string, never>> {
  const { memberId, type } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const now = clock.now();
  await store.inMerchant(code, async (tx) => {
    await requireRecentProof(context, tx);
    const own = and(eq(members.merchant, code), eq(members.id, memberId));
    await tx.select({ id: members.id }).from(members).where(own).for("update");
    const who = { merchant: code, memberId };
    // From here on no bet is taken, so the standing is the last one.
    const { leavingAt } = await openGuard(tx, who, now);
    await changeGuard(tx, who, { leavingAt: leavingAt ?? now });
    const { blocks } = await closingStanding(context, tx, { memberId, type });
    if (blocks.includes("agent")) {
      throw new Refusal("closing_blocked", { status: 409, details: { block: "agent" } });
    }
    if (!blocks.includes("locked")) throw new Refusal("nothing_locked", { status: 409 });
    await endGames(tx, who, now);
    await tx
      .update(wageringRequirements)
      .set({ closedAt: now, closedBy: "closing" })
      .where(ownLots(code, memberId));
    await noteEvent(context, tx, { memberId, kind: "accountLeaving", by: "player", details: {} });
    await record(context, tx, { action: "accountLeave", memberId });
  });
  return {};
}
