import type { Atom, State, Terms } from "../state.ts";
import { close } from "../wagering.ts";
import { isOnBreak, openGuard, type Which } from "./guard.ts";
import { startOf, UNITS } from "./periods.ts";

const HOUR = 3_600_000;

export type ProtectMove = { member: string } & (
  | { act: "set"; which: Which; amount: number | null }
  | { act: "confirm" | "cancel"; which: Which }
  | { act: "timeOut"; hours: number }
  | { act: "exclude"; months: number | null; isProven: boolean }
  | { act: "askReturn" | "return"; isProven: boolean }
);

export const protectAtom =
  (move: ProtectMove, now: number): Atom =>
  (state) => {
    switch (move.act) {
      case "set":
        return setLimit(state, move, now);
      case "confirm":
        return confirm(state, move, now);
      case "cancel": {
        const guard = state.guards[move.member]!;
        openGuard(guard, now);
        const limit = guard.limits[move.which];
        if (limit) limit.pending = null;
        return "OK";
      }
      case "timeOut":
        return timeOut(state, move, now);
      case "exclude":
        if (![6, 12, 24, 60, null].includes(move.months)) return "break_invalid";
        return move.isProven ? exclude(state, move, now) : "proof_required";
      case "askReturn":
      case "return":
        return move.isProven ? comeBack(state, move, now) : "proof_required";
    }
  };

type Of<Act> = Extract<ProtectMove, { act: Act }>;

function setLimit(state: State, { member, which, amount }: Of<"set">, now: number): string {
  const isTime = which.startsWith("time");
  if (amount !== null && (amount <= 0 || (!isTime && amount % 100 !== 0))) return "limit_invalid";
  const guard = state.guards[member]!;
  openGuard(guard, now);
  const limit = guard.limits[which];
  if (amount !== null && (!limit || amount <= limit.amount)) {
    guard.limits[which] = { amount, pending: null };
  } else if (limit) {
    const from = now + 24 * HOUR;
    limit.pending = { amount, from, until: from + 168 * HOUR };
  }
  return "OK";
}

function confirm(state: State, { member, which }: Of<"confirm" | "cancel">, now: number): string {
  const guard = state.guards[member]!;
  const pending = guard.limits[which]?.pending;
  if (!pending || pending.until <= now) return "limit_lapsed";
  if (pending.from > now) return "limit_waits";
  if (pending.amount === null) delete guard.limits[which];
  else guard.limits[which] = { amount: pending.amount, pending: null };
  return "OK";
}

function timeOut(state: State, { member, hours }: Of<"timeOut">, now: number): string {
  if (![24, 168, 720].includes(hours)) return "break_invalid";
  const guard = state.guards[member]!;
  const until = now + hours * HOUR;
  if (guard.exclusion || (guard.timeOutUntil > now && guard.timeOutUntil >= until)) return "OK";
  guard.timeOutUntil = until;
  begin(state, member, now);
  return "OK";
}

function exclude(state: State, { member, months }: Of<"exclude">, now: number): string {
  const guard = state.guards[member]!;
  const until = months === null ? null : monthsAfter(now, months);
  const known = guard.exclusion;
  if (known && (known.until === null || (until !== null && known.until >= until))) return "OK";
  guard.exclusion = { until, askedAt: null };
  begin(state, member, now);
  for (const requirement of state.members[member]!.requirements) {
    if (requirement.closedBy === "") close(requirement, "exclusion", now);
  }
  return "OK";
}

function begin(state: State, member: string, now: number): void {
  const guard = state.guards[member]!;
  openGuard(guard, now);
  for (const limit of Object.values(guard.limits)) limit.pending = null;
  for (const session of Object.values(state.sessions)) {
    if (session.member === member) session.isEnded = true;
  }
  for (const ticket of Object.keys(state.tickets)) {
    if (ticket.startsWith(member) && !state.sessions[ticket]) state.tickets[ticket] = "dead";
  }
}

function comeBack(state: State, { member, act }: Of<"askReturn" | "return">, now: number): string {
  const guard = state.guards[member]!;
  const { exclusion } = guard;
  if (!exclusion) return "no_exclusion";
  if (act === "askReturn") {
    if (exclusion.until === null || exclusion.until > now) return "return_too_early";
    exclusion.askedAt ??= now;
    return "OK";
  }
  if (exclusion.askedAt === null || now < exclusion.askedAt + 24 * HOUR) return "return_too_early";
  guard.exclusion = null;
  return "OK";
}

/** The same day of a later month, or the last day of that month. */
function monthsAfter(now: number, months: number): number {
  const at = new Date(now);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0));
  const day = Math.min(at.getUTCDate(), last.getUTCDate());
  const first = Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), day);
  return first + (now % (24 * HOUR));
}

/**
 * What may still come in from outside and from an agent in the periods of that instant, a deposit of
 * one key left out.
 */
export function depositRoomOf(state: State, member: string, at: number, terms: Terms, key = "") {
  const { limits } = state.guards[member]!;
  const paid = Object.entries(state.deposits).flatMap(([name, one]) => {
    const isCounted = one.member === member && name !== key && !one.isExpired;
    if (!isCounted || one.state === "FAILED" || one.state === "REFUNDED") return [];
    return [{ at: one.createdAt, amount: one.state === "CREDITED" ? one.paid : one.amount }];
  });
  const received = Object.values(state.transfers).flatMap(({ from, createdAt, amount }) =>
    from === "a" && member === "b" ? [{ at: createdAt, amount }] : [],
  );
  const rooms = UNITS.map((unit) => {
    const limit = limits[`deposit ${unit}`];
    if (!limit) return Number.POSITIVE_INFINITY;
    const from = startOf(unit, at, terms.zone);
    const used = [...paid, ...received].reduce(
      (sum, one) => (startOf(unit, one.at, terms.zone) === from ? sum + one.amount : sum),
      0,
    );
    return Math.max(0, limit.amount - used);
  });
  return Math.min(...rooms);
}

/** Why money may not come in: a break, or a limit. */
export function refusalOfMoney(
  state: State,
  member: string,
  amount: number,
  now: number,
  terms: Terms,
): string {
  if (isOnBreak(state.guards[member]!, now)) return "on_break";
  return amount > depositRoomOf(state, member, now, terms) ? "deposit_limit_reached" : "";
}
