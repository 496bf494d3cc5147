import type { limitSet } from "../../../contract/members/protection/protection.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { playLimits } from "../../../store/schema/protection.ts";
import { noteEvent } from "../note-event.ts";
import { protectionTermsOf } from "../terms.ts";
import { changedLimit } from "./changed-limit.ts";
import { isLimit, type LimitRow } from "./limit-rows.ts";
import { requireRaiseGap } from "./raise-gap.ts";
import { requireSelfTest } from "./self-test.ts";

type Input = InputOf<typeof limitSet>;
const UNITS = 10_000n;
/** Minutes of a day, of a week and of the longest month. */
const MINUTES_MOST = { day: 1_440n, week: 10_080n, month: 44_640n } as const;

/**
 * Sets a player's own limit. A first or lower one holds for the next bet. A higher one, or none,
 * waits and needs a new yes (limitConfirm); asking again begins a new wait. Refuses an amount that
 * is none (limit_invalid), and a raise that the law forbids: too soon after the last one
 * (limit_raise_gap), or without a good self-test (see requireSelfTest).
 */
export async function setLimit(context: Context, input: Input): Promise<ValueOf<typeof limitSet>> {
  const { memberId } = requireRealAccount(context);
  const { merchant, clock } = context;
  if (input.amount !== null) requireLimitAmount({ ...input, amount: input.amount });
  return changedLimit(context, memberId, input, async (tx, own) => {
    const isLower = input.amount !== null && (!own || input.amount <= own.amount);
    if (isLower) await hold(context, tx, memberId, { ...input, amount: input.amount! });
    else if (own) await wait(context, tx, own, input.amount);
    else return;
    const details = {
      limit: input.kind,
      period: input.period,
      amount: input.amount === null ? "" : formatAmount(input.amount),
    };
    const kind = isLower ? "limitSet" : "limitRaiseAsked";
    await noteEvent({ clock, random: context.random, merchant }, tx, {
      ...{ memberId, kind, by: "player", details },
    });
    await record(context, tx, { action: kind, memberId, details });
  });
}

/** Refuses with limit_invalid what is no amount of such a limit. */
export function requireLimitAmount({ kind, period, amount }: Input & { amount: bigint }): void {
  const isMoney = kind !== "time" && amount > 0n && amount % 100n === 0n;
  const isTime =
    kind === "time" &&
    amount > 0n &&
    amount % UNITS === 0n &&
    amount <= MINUTES_MOST[period] * UNITS;
  if (isMoney || isTime) return;
  throw new Refusal("limit_invalid", { field: "amount" });
}

async function hold(
  { merchant, clock }: Context,
  tx: Transaction,
  member: string,
  { kind, period, amount }: Input & { amount: bigint },
) {
  const set = {
    amount,
    setAt: clock.now(),
    pendingAmount: null,
    pendingFrom: null,
    pendingUntil: null,
  };
  const { merchant: code, member: who, kind: k, period: p, source } = playLimits;
  await tx
    .insert(playLimits)
    .values({ merchant: merchant.code, member, kind, period, source: "player", ...set })
    .onConflictDoUpdate({ target: [code, who, k, p, source], set });
}

async function wait(context: Context, tx: Transaction, own: LimitRow, amount: bigint | null) {
  const { raiseWaitMs, confirmMs, raiseGapMonths, raiseNeedsTest } =
    await protectionTermsOf(context);
  const now = context.clock.now();
  await requireRaiseGap(tx, own, raiseGapMonths, now);
  if (raiseNeedsTest) await requireSelfTest(tx, { ...own, memberId: own.member }, now);
  const from = now.getTime() + raiseWaitMs;
  await tx
    .update(playLimits)
    .set({
      pendingAmount: amount,
      pendingFrom: new Date(from),
      pendingUntil: new Date(from + confirmMs),
    })
    .where(isLimit(own.merchant, own.member, own));
}
