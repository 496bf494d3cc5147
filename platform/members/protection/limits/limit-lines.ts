import type { protectionShow } from "../../../contract/members/protection/protection.ts";
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
} from "../../../contract/members/protection/protection-kinds.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import type { GuardRow } from "../guard.ts";
import { MS_PER_UNIT } from "./apply-limits.ts";
import { type LimitRow, lowestOf, type WhichLimit } from "./limit-rows.ts";

export type LimitLine = ValueOf<typeof protectionShow>["limits"][number];
export type DepositUse = Record<LimitPeriod, bigint>;

/** Every kind and period with what holds, what is used and what waits. */
export function limitLines(
  rows: readonly LimitRow[],
  guard: GuardRow | undefined,
  deposits: DepositUse,
  now: Date,
): LimitLine[] {
  return LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period) => limitLine({ kind, period }, rows, guard, deposits, now)),
  );
}

export function limitLine(
  which: WhichLimit,
  rows: readonly LimitRow[],
  guard: GuardRow | undefined,
  deposits: DepositUse,
  now: Date,
): LimitLine {
  const lowest = lowestOf(rows, which);
  const own = rows.find(
    ({ kind, period, source }) =>
      kind === which.kind && period === which.period && source === "player",
  );
  const isPending = own?.pendingFrom && own.pendingUntil && own.pendingUntil > now;
  return {
    ...which,
    amount: lowest?.amount ?? null,
    source: lowest?.source ?? null,
    own: own?.amount ?? null,
    used:
      which.kind === "deposit"
        ? deposits[which.period]
        : usedOf(guard, which.kind, which.period, now),
    pending: isPending
      ? {
          amount: own.pendingAmount,
          from: own.pendingFrom!.getTime(),
          until: own.pendingUntil!.getTime(),
        }
      : null,
  };
}

const CAPITAL = { day: "Day", week: "Week", month: "Month" } as const;

/** Below zero only for a loss: then the member is ahead. */
function usedOf(
  guard: GuardRow | undefined,
  kind: Exclude<LimitKind, "deposit">,
  period: LimitPeriod,
  now: Date,
): bigint {
  if (!guard || guard[`${period}Ends`] <= now) return 0n;
  const used = guard[`${kind}${CAPITAL[period]}Used`];
  return kind === "time" ? used / MS_PER_UNIT : used;
}

/** What is left of a limit at the debit; null without one, and never below zero. */
export function limitLeft(
  guard: GuardRow,
  kind: "loss" | "stake",
  period: LimitPeriod,
  now: Date,
): bigint | null {
  const most = guard[`${kind}${CAPITAL[period]}Max`];
  if (most === null) return null;
  const left = most - usedOf(guard, kind, period, now);
  return left > 0n ? left : 0n;
}
