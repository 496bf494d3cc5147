import { and, eq } from "drizzle-orm";
import { newId } from "../../../core/access/token.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { playBreaks, playLimits } from "../../../store/schema/protection.ts";
import { changeGuard, openGuard } from "../guard.ts";
import { noteEvent } from "../note-event.ts";
import { endGames } from "./end-games.ts";
import type { BreakRow } from "./open-break.ts";
import { planStops } from "./plan-stops.ts";

/** Farther than any clock of the platform: an exclusion ends only by the player's word. */
export const NEVER = new Date(Date.UTC(9999, 11, 31));

type Asked = Pick<BreakRow, "kind" | "scope" | "until"> & { by?: "player" | "platform" };

/**
 * Begins a break in the caller's transaction. The next bet is refused, games under way end, their
 * vendors are told, and a higher limit that was asked for is forgotten. Bets under way still settle.
 */
export async function beginBreak(
  context: Context,
  tx: Transaction,
  memberId: string,
  { by = "player", ...asked }: Asked,
): Promise<BreakRow> {
  const { merchant, clock, random } = context;
  const now = clock.now();
  const who = { merchant: merchant.code, memberId };
  const guard = await openGuard(tx, who, now);
  const until = asked.kind === "exclusion" ? NEVER : asked.until!;
  const blockedUntil =
    guard.blockedUntil && guard.blockedUntil > until ? guard.blockedUntil : until;
  await changeGuard(tx, who, { blockedUntil });
  const [row] = await tx
    .insert(playBreaks)
    .values({
      ...asked,
      merchant: merchant.code,
      id: newId(random),
      member: memberId,
      startedAt: now,
    })
    .returning();
  await endGames(tx, who, now);
  await planStops(tx, row!);
  await tx
    .update(playLimits)
    .set({ pendingAmount: null, pendingFrom: null, pendingUntil: null })
    .where(and(eq(playLimits.merchant, merchant.code), eq(playLimits.member, memberId)));
  const details = {
    scope: asked.scope,
    until: asked.until ? asked.until.toISOString() : "",
  };
  const begun = asked.kind === "exclusion" ? "exclusionStarted" : "timeOutStarted";
  const kind = by === "platform" ? "exclusionKnown" : begun;
  await noteEvent(context, tx, { memberId, kind, by, details });
  await record(context, tx, { action: kind, memberId, details });
  return row!;
}
