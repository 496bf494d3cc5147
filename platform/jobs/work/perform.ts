import { and, eq } from "drizzle-orm";
import { loggedError } from "../../contract/wire/logged-error.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { textTermsOf } from "../../core/merchant/text-terms.ts";
import type { JobOutcome } from "../../core/platform-parts.ts";
import {
  FenceLost,
  failRun,
  finishRun,
  LEASE_MS,
  nextSlotDue,
  planRun,
  type RunKey,
  renewRun,
  type TakenRun,
  takeRun,
} from "../../core/work/runs.ts";
import { type Slot, slotAfter, slotAt } from "../../core/work/slots.ts";
import { workRuns } from "../../store/schema/work.ts";
import type { Kind, MerchantParts, OwnRun } from "./kind.ts";
import { logFailure } from "./log-failure.ts";

/** How many late periods one hint works on before it lets others work. */
const GOES_MAX = 24;

export type Performer = MerchantParts & { owner: string };

/**
 * Does what is due of one kind for one merchant: its standing run, or its periods or planned runs, the
 * oldest first. Returns when it is due again, or null when only a hint or the look makes it due. Never
 * throws.
 */
export async function perform(parts: Performer, kind: Kind): Promise<Date | null> {
  const key = { merchant: parts.merchant.code, kind: kind.name };
  try {
    if (kind.slots || kind.isPlanned) return await performSlots(parts, kind, key);
    const { owner } = parts;
    const gapMs = kind.gapMs ?? 0;
    const run = await takeRun(parts, { ...key, slot: "" }, { owner, gapMs });
    if (run) return await performRun(parts, kind, run);
    return gapMs > 0 ? new Date(parts.clock.now().getTime() + gapMs) : null;
  } catch (error) {
    logFailure(parts, kind.name, key.merchant, error);
    return null;
  }
}

async function performSlots(
  parts: Performer,
  kind: Kind,
  key: Omit<RunKey, "slot">,
): Promise<Date | null> {
  let soonest: Date | null = null;
  for (let go = 0; go < GOES_MAX; go += 1) {
    const slot = await nextSlotDue(parts, key);
    if (slot === null) {
      if (go === 0 && kind.slots) await planFirst(parts, kind, key);
      return soonest;
    }
    const run = await takeRun(parts, { ...key, slot }, parts);
    if (!run) return soonest;
    const again = await performRun(parts, kind, run);
    // A period waits for the one before it. Planned runs have nothing to do with each other.
    if (again && kind.slots) return again;
    if (again && (!soonest || again < soonest)) soonest = again;
  }
  return parts.clock.now();
}

/** A kind begins with the period under way when a merchant has none of it yet. */
async function planFirst(
  { store, clock, merchant }: MerchantParts,
  { slots }: Kind,
  key: Omit<RunKey, "slot">,
): Promise<void> {
  await store.inMerchant(key.merchant, async (tx) => {
    const ofKind = and(eq(workRuns.merchant, key.merchant), eq(workRuns.kind, key.kind));
    const [known] = await tx.select({ slot: workRuns.slot }).from(workRuns).where(ofKind).limit(1);
    if (!known) await planRun(tx, key, slotAt(slots!, zoneOf(merchant), clock.now()));
  });
}

const zoneOf = (merchant: MerchantRow) => textTermsOf(merchant).timeZone;

/** Works on a taken run. Returns when it is due again, or when it is to be tried again. */
function performRun(parts: Performer, kind: Kind, run: TakenRun): Promise<Date | null> {
  const { aroundRun } = parts;
  const { merchant, slot } = run;
  const work = (note: Note) => workOn(parts, kind, run, note);
  return aroundRun ? aroundRun({ merchant, kind: kind.name, slot }, work) : work(() => {});
}

type Note = (outcome: JobOutcome) => void;

async function workOn(
  parts: Performer,
  kind: Kind,
  run: TakenRun,
  note: Note,
): Promise<Date | null> {
  const { store, clock, merchant } = parts;
  const { gapMs = 0 } = kind;
  const next = nextOf(kind, merchant, run);
  let finished: { dueAt: Date | null } | undefined;
  const own: OwnRun = {
    ...run,
    async finish(tx, { again } = {}) {
      const options = { again: again ?? null, gapMs, ...(next && { next }) };
      finished = { dueAt: await finishRun({ clock }, tx, run, options) };
    },
  };
  const heart = beat(parts, run);
  try {
    const outcome = await kind.work(parts, own);
    const { errors = [] } = outcome;
    for (const error of errors) logFailure(parts, run.kind, run.merchant, error);
    if (!finished) await store.inMerchant(run.merchant, (tx) => own.finish(tx, outcome));
    note(errors.length > 0 ? "partly" : "done");
    return finished!.dueAt;
  } catch (error) {
    note(error instanceof FenceLost ? "lost" : "failed");
    logFailure(parts, run.kind, run.merchant, error);
    if (error instanceof FenceLost) return null;
    return await failRun(parts, run, { error: loggedError(error).type, ...(next && { next }) });
  } finally {
    clearInterval(heart);
  }
}

function nextOf({ slots }: Kind, merchant: MerchantRow, run: TakenRun): Slot | undefined {
  if (!slots || !run.until) return undefined;
  return slotAfter(slots, zoneOf(merchant), { slot: run.slot, until: run.until });
}

/** Renews the lease while the run is under way, so that a long one stays with its owner. */
function beat(parts: Performer, run: TakenRun): NodeJS.Timeout {
  const renew = () =>
    renewRun(parts, run).catch((error: unknown) =>
      logFailure(parts, run.kind, run.merchant, error),
    );
  return setInterval(renew, LEASE_MS / 3).unref();
}
