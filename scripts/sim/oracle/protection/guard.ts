import { startOf, UNITS, type Unit } from "./periods.ts";

const MINUTE = 60_000;

export const KINDS = ["deposit", "loss", "stake", "time"] as const;
export type Kind = (typeof KINDS)[number];
export type Which = `${Kind} ${Unit}`;

/** What protects a member. Every question is answered from the single plays; nothing is summed up before. */
export type Guard = {
  /** By kind and period; time in minutes. */
  limits: Record<string, Limit>;
  plays: Play[];
  /** How many plays came before the first protection, and when that was; null while there is none. */
  opened: { at: number; plays: number } | null;
  timeOutUntil: number;
  exclusion: { until: number | null; askedAt: number | null } | null;
  /** Money that may only be withdrawn. */
  held: number;
};
export type Limit = {
  amount: number;
  /** A higher amount that was asked for; null asks for none. */
  pending: { amount: number | null; from: number; until: number } | null;
};
export type Play = {
  at: number;
  /** When the stake that comes back was placed, or when the round of the win began. */
  since: number;
  /** Below zero when it is given back. */
  stake: number;
  paid: number;
  /** True for what counts as time. */
  isBet: boolean;
  /** From a vendor's purse: the amount, and how much of it frees of each period. */
  out?: { amount: number; freed: Record<Unit, number> };
};

export const newGuard = (): Guard => ({
  limits: {},
  plays: [],
  opened: null,
  timeOutUntil: 0,
  exclusion: null,
  held: 0,
});

/** The first protection: from now on plays count one by one. */
export function openGuard(guard: Guard, now: number): void {
  guard.opened ??= { at: now, plays: guard.plays.length };
}

export const isOnBreak = (guard: Guard, now: number) =>
  guard.exclusion !== null || guard.timeOutUntil > now;

/** Stakes less wins, or stakes alone, in the period of that instant. */
export function usedOf(guard: Guard, kind: "loss" | "stake", from: number): number {
  if (!guard.opened) return 0;
  const { at, plays } = guard.opened;
  let before = 0;
  let used = 0;
  for (const [place, play] of guard.plays.entries()) {
    if (play.at < from) continue;
    const isLoss = kind === "loss";
    // Before there was a limit, money counts on the day on which it moved.
    if (place < plays) {
      before += play.stake;
      if (isLoss) before -= play.paid + (play.out?.amount ?? 0);
      continue;
    }
    if (play.stake > 0 || play.since >= from) used += play.stake;
    if (isLoss && (play.paid < 0 || play.since >= from)) used -= play.paid;
  }
  return used + (at >= from ? Math.max(0, before) : 0);
}

/** The same with what vendors' purses gave back. */
export function lossOf(guard: Guard, unit: Unit, now: number, zone: string): number {
  const from = startOf(unit, now, zone);
  const later = guard.plays.slice(guard.opened?.plays ?? 0);
  const freed = later.reduce(
    (sum, { at, out }) => (out && at >= from ? sum + out.freed[unit] : sum),
    0,
  );
  return usedOf(guard, "loss", from) - freed;
}

/** Milliseconds of play in the period of that instant, up to the last bet, or up to now while one sits. */
export function timeOf(guard: Guard, from: number, now: number | null): number {
  const bets = guard.plays.slice(guard.opened?.plays ?? 0).filter(({ isBet }) => isBet);
  const instants = bets.map(({ at }) => at);
  if (now !== null) instants.push(now);
  let sum = 0;
  for (const [place, at] of instants.entries()) {
    const last = instants[place - 1];
    if (last !== undefined && at < last + 30 * MINUTE)
      sum += Math.max(0, at - Math.max(last, from));
  }
  return sum;
}

/** Why a stake may not be bet now; empty when nothing stands against it. */
export function reasonAgainst(
  guard: Guard,
  stake: number,
  purse: { cash: number; frozen: number },
  now: number,
  zone: string,
): string {
  if (!guard.opened) return "";
  if (isOnBreak(guard, now)) return "break";
  if (stake === 0) return "";
  const held = Math.max(0, guard.held - purse.frozen);
  if (guard.held > 0 && stake > purse.cash - held) return "withdrawOnly";
  const limit = (which: Which) => guard.limits[which]?.amount ?? Number.POSITIVE_INFINITY;
  const starts = UNITS.map((unit) => ({ unit, from: startOf(unit, now, zone) }));
  const isAbove = (sums: (unit: Unit, from: number) => boolean) =>
    starts.some(({ unit, from }) => sums(unit, from));
  if (isAbove((unit) => lossOf(guard, unit, now, zone) + stake > limit(`loss ${unit}`)))
    return "loss";
  if (isAbove((unit, from) => usedOf(guard, "stake", from) + stake > limit(`stake ${unit}`)))
    return "stake";
  const hasSat = (unit: Unit, from: number) =>
    timeOf(guard, from, now) >= limit(`time ${unit}`) * MINUTE;
  return isAbove(hasSat) ? "time" : "";
}
