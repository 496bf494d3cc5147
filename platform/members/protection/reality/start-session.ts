import type { playSessionStart } from "../../../contract/members/protection/protection.ts";
import type { GameType } from "../../../contract/play/game-types.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { formatAmount } from "../../../domain/money.ts";
import { changeGuard, type GuardRow, openGuard } from "../guard.ts";
import { noteEvent } from "../note-event.ts";
import { prepareGuard } from "../prepare-guard.ts";

/** A day at most; a session is meant to be short. */
const MINUTES_MOST = 1_440;

/**
 * Sets time and money before a session of play (ES: RD 176/2023 a.13). While it lasts nothing of
 * it changes (session_running). Refuses minutes and amounts that are none (session_invalid).
 */
export async function startSession(
  context: Context,
  { minutes, amount }: InputOf<typeof playSessionStart>,
): Promise<ValueOf<typeof playSessionStart>> {
  const { memberId } = requireRealAccount(context);
  if (minutes < 1 || minutes > MINUTES_MOST) {
    throw new Refusal("session_invalid", { field: "minutes" });
  }
  if (amount <= 0n || amount % 100n !== 0n) {
    throw new Refusal("session_invalid", { field: "amount" });
  }
  await prepareGuard(context, memberId);
  const { store, merchant, clock } = context;
  const now = clock.now();
  const who = { merchant: merchant.code, memberId };
  const until = new Date(now.getTime() + minutes * 60_000);
  return store.inMerchant(merchant.code, async (tx) => {
    const guard = await openGuard(tx, who, now);
    if (guard.sessionUntil && guard.sessionUntil > now) {
      throw new Refusal("session_running", { status: 409 });
    }
    await changeGuard(tx, who, { sessionUntil: until, sessionMax: amount, sessionUsed: 0n });
    const details = { minutes: String(minutes), amount: formatAmount(amount) };
    await noteEvent(context, tx, { memberId, kind: "sessionSet", by: "player", details });
    await record(context, tx, { action: "sessionSet", memberId, details });
    return { until: until.getTime() };
  });
}

/** Refuses with session_needed a game that may only open within a session that was set before. */
export function requireSession(guard: GuardRow | undefined, gameType: GameType, now: Date): void {
  const { sessionScope: scope = null, sessionUntil: until = null } = guard ?? {};
  const isAsked = scope === "slots" ? gameType === "RNG" : scope !== null && gameType !== "SPORTS";
  if (isAsked && !(until && until > now)) throw new Refusal("session_needed", { status: 409 });
}
