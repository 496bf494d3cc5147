import { and, desc, eq } from "drizzle-orm";
import type { protectionShow } from "../../contract/members/protection/protection.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { protectionEvents } from "../../store/schema/protection.ts";
import { openBreak, toBreak } from "./breaks/open-break.ts";
import { readGuard } from "./guard.ts";
import { depositUse, periodsAt } from "./limits/deposit-use.ts";
import { missingKinds } from "./limits/first-limits.ts";
import { limitLines } from "./limits/limit-lines.ts";
import { readLimits } from "./limits/limit-rows.ts";
import { selfTestState } from "./limits/self-test.ts";
import { slotStakeMost } from "./prepare-guard.ts";
import { waitingWord } from "./signals/read-word.ts";
import { toProtectionTerms } from "./terms.ts";

const EVENTS_MOST = 50;

/** All that protects the member, and what they may choose. */
export async function showProtection(context: Context): Promise<ValueOf<typeof protectionShow>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const now = clock.now();
  const who = { merchant: merchant.code, memberId };
  const policy = await policyFor(context);
  const { raiseWaitMs, confirmMs, reality, kinds, required, raiseNeedsTest, ...breaks } =
    toProtectionTerms(policy);
  return store.inMerchant(merchant.code, async (tx) => {
    const periods = await periodsAt(tx, merchant.code, now);
    const used = await depositUse(tx, who, periods);
    const guard = await readGuard(tx, who);
    const rows = await readLimits(tx, merchant.code, memberId);
    const held = await openBreak(tx, who, now);
    const events = await tx
      .select()
      .from(protectionEvents)
      .where(
        and(eq(protectionEvents.merchant, merchant.code), eq(protectionEvents.member, memberId)),
      )
      .orderBy(desc(protectionEvents.at), desc(protectionEvents.id))
      .limit(EVENTS_MOST);
    return {
      limits: limitLines(rows, guard, used, now),
      now: now.getTime(),
      ends: {
        day: periods.day.ends.getTime(),
        week: periods.week.ends.getTime(),
        month: periods.month.ends.getTime(),
      },
      break: held ? toBreak(held) : null,
      realityMinutes: guard?.realityMinutes ?? null,
      withdrawOnly: guard?.withdrawOnly ?? 0n,
      wordSince: await waitingWord(tx, who, now),
      choices: {
        kinds: [...kinds],
        missing: missingKinds(required, rows),
        raiseWaitHours: raiseWaitMs / 3_600_000,
        confirmHours: confirmMs / 3_600_000,
        timeOutHours: [...breaks.timeOutHours],
        exclusionMonths: [...breaks.exclusionMonths],
        mayBeForEver: breaks.mayBeForEver,
        raiseTest: raiseNeedsTest ? { state: await selfTestState(tx, who, now) } : null,
        slotStakeMost: await slotStakeMost(context, tx, memberId, policy),
        reality,
      },
      events: events.map(({ id, kind, by, at, details }) => ({
        ...{ id, kind, by, details },
        at: at.getTime(),
      })),
    };
  });
}
