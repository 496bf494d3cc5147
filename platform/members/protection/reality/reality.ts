import type { realityAnswer, realitySet } from "../../../contract/members/protection/protection.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { changeGuard, openGuard, readGuard } from "../guard.ts";
import { noteEvent } from "../note-event.ts";
import { protectionTermsOf } from "../terms.ts";

/**
 * Chooses the minutes of play between two reality checks, or none. Refuses minutes outside the
 * merchant's range, and none where the law asks for them (reality_invalid).
 */
export async function setReality(
  context: Context,
  { minutes }: InputOf<typeof realitySet>,
): Promise<ValueOf<typeof realitySet>> {
  const { memberId } = requireRealAccount(context);
  const { isForced, min, max } = (await protectionTermsOf(context)).reality;
  if (minutes === null ? isForced : minutes < min || minutes > max) {
    throw new Refusal("reality_invalid", { field: "minutes" });
  }
  const { store, merchant, clock } = context;
  const who = { merchant: merchant.code, memberId };
  return store.inMerchant(merchant.code, async (tx) => {
    const guard = await openGuard(tx, who, clock.now());
    if (guard.realityMinutes === minutes) return { minutes };
    await changeGuard(tx, who, { realityMinutes: minutes });
    const details = { minutes: minutes === null ? "" : String(minutes) };
    await noteEvent(context, tx, { memberId, kind: "realitySet", by: "player", details });
    await record(context, tx, { action: "realitySet", memberId, details });
    return { minutes };
  });
}

/** Answers a reality check: its count begins anew, and bets are taken again. */
export async function answerReality(context: Context): Promise<ValueOf<typeof realityAnswer>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const who = { merchant: merchant.code, memberId };
  return store.inMerchant(merchant.code, async (tx) => {
    // A member without a guard has nothing to answer.
    if (!(await readGuard(tx, who))) return {};
    await openGuard(tx, who, clock.now());
    await changeGuard(tx, who, {
      realityFrom: clock.now(),
      realityStake: 0n,
      realityPaid: 0n,
      realityDueAt: null,
    });
    return {};
  });
}
