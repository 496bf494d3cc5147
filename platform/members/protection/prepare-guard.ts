import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { changeGuard, openGuard, readGuard } from "./guard.ts";

/**
 * Gives a member who is about to play what the law of the place forces on everybody: reality checks,
 * and time and money set before a session. A place without such rules writes nothing.
 */
export async function prepareGuard(context: Context, memberId: string): Promise<void> {
  const { realityCheck, sessionSetup } = await policyFor(context);
  const sessionScope = sessionSetup === "none" ? null : sessionSetup;
  const { store, merchant, clock } = context;
  const who = { merchant: merchant.code, memberId };
  await store.inMerchant(merchant.code, async (tx) => {
    const guard = await readGuard(tx, who);
    if (!guard && !realityCheck.isForced && !sessionScope) return;
    const own = guard?.realityMinutes ?? null;
    const most = realityCheck.maxMinutes;
    const forced = own === null ? realityCheck.defaultMinutes : Math.min(own, most);
    const realityMinutes = realityCheck.isForced ? forced : own;
    const isSame = guard?.sessionScope === sessionScope && realityMinutes === own;
    if (guard && isSame) return;
    await openGuard(tx, who, clock.now());
    await changeGuard(tx, who, { realityMinutes, sessionScope });
  });
}
