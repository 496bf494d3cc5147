import { and, eq } from "drizzle-orm";
import { ageAt } from "../../contract/members/birthday.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { openProfile } from "../profile/seal-profile.ts";
import { changeGuard, type GuardRow, openGuard, readGuard } from "./guard.ts";

/**
 * Gives a member who is about to play what the law of the place forces on everybody: reality checks,
 * time and money set before a session, and the highest stake of a spin. A place without such rules
 * writes nothing. Returns the guard as it then is.
 */
export async function prepareGuard(
  context: Context,
  memberId: string,
): Promise<GuardRow | undefined> {
  const policy = await policyFor(context);
  const { realityCheck, sessionSetup } = policy;
  const sessionScope = sessionSetup === "none" ? null : sessionSetup;
  const { store, merchant, clock } = context;
  const who = { merchant: merchant.code, memberId };
  return store.inMerchant(merchant.code, async (tx) => {
    const guard = await readGuard(tx, who);
    const slotStakeMax = await slotStakeMost(context, tx, memberId, policy);
    const isFree = !realityCheck.isForced && !sessionScope && slotStakeMax === null;
    if (!guard && isFree) return undefined;
    const own = guard?.realityMinutes ?? null;
    const most = realityCheck.maxMinutes;
    const forced = own === null ? realityCheck.defaultMinutes : Math.min(own, most);
    const realityMinutes = realityCheck.isForced ? forced : own;
    const isSame =
      guard?.sessionScope === sessionScope &&
      realityMinutes === own &&
      guard.slotStakeMax === slotStakeMax;
    if (guard && isSame) return guard;
    await openGuard(tx, who, clock.now());
    return changeGuard(tx, who, { realityMinutes, sessionScope, slotStakeMax });
  });
}

/**
 * The highest stake of a spin for this member, in the merchant's currency; null without a cap. The
 * young have their own until they are older than the law's class, and so has whoever told no birth date.
 */
export async function slotStakeMost(
  context: Context,
  tx: Transaction,
  memberId: string,
  { identity, numbers }: Policy,
): Promise<bigint | null> {
  const { merchant, clock } = context;
  const most = numbers.slotStakeMost;
  if (most?.currency !== merchant.currency) return null;
  const [row] = await tx
    .select({ profile: members.profile })
    .from(members)
    .where(and(eq(members.merchant, merchant.code), eq(members.id, memberId)));
  const { birthday } = openProfile(context, memberId, row?.profile ?? {});
  const isYoung = !birthday || ageAt(birthday, clock.now()) <= identity.youngUntil;
  return isYoung ? most.young : most.adult;
}
