import { Cron } from "croner";

/** How a periodic kind divides a merchant's time into periods. */
export type SlotPlan = {
  /** A cron pattern of the instants, in the merchant's zone, at which one period follows another. */
  pattern: string;
  named: "day" | "hour";
  /** How long after its end a period is worked on; at once by default. */
  delayMs?: number;
};

/** One period [since, until) of a merchant, named by its beginning there. */
export type Slot = { slot: string; since: Date; until: Date; dueAt: Date };

const SECOND_MS = 1_000;
const patterns = new Map<string, Cron>();

/** The period that contains the instant. */
export function slotAt(plan: SlotPlan, timeZone: string, at: Date): Slot {
  const cron = cronOf(plan, timeZone);
  const second = Math.floor(at.getTime() / SECOND_MS) * SECOND_MS;
  const [since] = cron.previousRuns(1, new Date(second + SECOND_MS));
  if (!since) throw new Error(`no period of ${plan.pattern} begins before ${at.toISOString()}`);
  return slotFrom(plan, timeZone, since);
}

/**
 * The period after one that ends at `until`. It begins there, also when the merchant has changed its
 * zone meanwhile, so that no instant is left out or counted twice.
 */
export function slotAfter(
  plan: SlotPlan,
  timeZone: string,
  { slot, until }: Pick<Slot, "slot" | "until">,
): Slot {
  const next = slotFrom(plan, timeZone, until);
  return next.slot === slot ? { ...next, slot: `${slot}+` } : next;
}

const DAILY: SlotPlan = { pattern: "0 0 * * *", named: "day" };

/** The first instant of the local day that is `days` after the one of `at`; below zero before it. */
export function dayStart(at: Date, days: number, timeZone: string): Date {
  const { since } = slotAt(DAILY, timeZone, at);
  if (days === 0) return since;
  const cron = cronOf(DAILY, timeZone);
  const runs = days > 0 ? cron.nextRuns(days, since) : cron.previousRuns(-days, since);
  return runs.at(-1)!;
}

function slotFrom(plan: SlotPlan, timeZone: string, since: Date): Slot {
  const until = cronOf(plan, timeZone).nextRun(since);
  if (!until) throw new Error(`no period of ${plan.pattern} ends after ${since.toISOString()}`);
  const name = localName(plan, timeZone, since);
  const isSecond = localName(plan, timeZone, new Date(since.getTime() - SECOND_MS)) === name;
  return {
    // The hour that a change of the clocks repeats has the same name twice.
    slot: plan.named === "hour" && isSecond ? `${name}+` : name,
    since,
    until,
    dueAt: new Date(until.getTime() + (plan.delayMs ?? 0)),
  };
}

function localName({ named }: SlotPlan, timeZone: string, at: Date): string {
  const date = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
  if (named === "day") return date;
  const options = { timeZone, hour: "2-digit", hourCycle: "h23" } as const;
  return `${date}T${new Intl.DateTimeFormat("en-GB", options).format(at)}`;
}

function cronOf({ pattern }: SlotPlan, timeZone: string): Cron {
  const key = `${timeZone} ${pattern}`;
  const known = patterns.get(key) ?? new Cron(pattern, { timezone: timeZone, paused: true });
  patterns.set(key, known);
  return known;
}
