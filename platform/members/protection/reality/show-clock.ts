import type { playClock } from "../../../contract/members/protection/protection.ts";
import { SITTING_PAUSE_MS } from "../../../contract/members/protection/protection-kinds.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { type GuardRow, readGuard } from "../guard.ts";

type Value = ValueOf<typeof playClock>;

/** How long and at what cost the member has played since the last answer; null between sittings. */
export async function showClock(context: Context): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const who = { merchant: merchant.code, memberId };
  const now = clock.now();
  const guard = await store.reading(merchant.code, (reader) => readGuard(reader, who));
  const sitting = guard ? sittingOf(guard, now) : null;
  return {
    sitting,
    checkAt: guard && sitting ? checkOf(guard) : null,
    session: guard ? sessionOf(guard, now) : null,
  };
}

function sittingOf(guard: GuardRow, now: Date): Value["sitting"] {
  const { playedFrom, playedAt, realityDueAt } = guard;
  if (!playedFrom || !playedAt) return null;
  const isOver = now.getTime() - playedAt.getTime() >= SITTING_PAUSE_MS;
  if (isOver && !realityDueAt) return null;
  return {
    from: playedFrom.getTime(),
    minutes: Math.floor((now.getTime() - playedFrom.getTime()) / 60_000),
    staked: guard.realityStake,
    won: guard.realityPaid,
    net: guard.realityPaid - guard.realityStake,
  };
}

function sessionOf(guard: GuardRow, now: Date): Value["session"] {
  const { sessionUntil: until, sessionMax, sessionUsed } = guard;
  if (!until || until <= now || sessionMax === null) return null;
  const left = sessionMax - sessionUsed;
  return { until: until.getTime(), left: left > 0n ? left : 0n };
}

function checkOf({ realityMinutes, realityFrom, realityDueAt }: GuardRow): number | null {
  if (realityDueAt) return realityDueAt.getTime();
  if (realityMinutes === null || !realityFrom) return null;
  return realityFrom.getTime() + realityMinutes * 60_000;
}
