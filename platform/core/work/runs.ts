import { and, asc, eq, lte, ne, sql } from "drizzle-orm";
import type { Store, Transaction } from "../../store/open-store.ts";
import { workRuns } from "../../store/schema/work.ts";
import type { Clock } from "../context.ts";
import type { Slot } from "./slots.ts";

/** What a run is about: a kind's standing run, whose slot is empty, or one of its periods. */
export type RunKey = { merchant: string; kind: string; slot: string };
/** A run that this process has taken. Its fence is older as soon as another has taken it. */
export type TakenRun = RunKey & {
  owner: string;
  fence: bigint;
  attempt: number;
  /** The period [since, until) of a periodic run. */
  since: Date | null;
  until: Date | null;
};
export type RunParts = { store: Store; clock: Clock };

/** How long a run stays with an owner that does not renew it. */
export const LEASE_MS = 30_000;
/** After so many attempts a periodic run waits for staff. */
export const ATTEMPTS_MAX = 8;

const SLOT_RETRY = { firstMs: 30_000, mostMs: 3_600_000 };
const STANDING_RETRY = { firstMs: 2_000, mostMs: 60_000 };

/** Another owner has taken the run, so nothing of this one may be committed. */
export class FenceLost extends Error {
  constructor({ merchant, kind, slot }: RunKey) {
    super(`the run ${kind} ${slot} of ${merchant} has another owner`);
    this.name = "FenceLost";
  }
}

const isRun = ({ merchant, kind, slot }: RunKey) =>
  and(eq(workRuns.merchant, merchant), eq(workRuns.kind, kind), eq(workRuns.slot, slot));

const isHeld = (run: TakenRun) =>
  and(isRun(run), eq(workRuns.state, "RUNNING"), eq(workRuns.fence, run.fence));

const later = (clock: Clock, milliseconds: number) =>
  new Date(clock.now().getTime() + milliseconds);

/**
 * Takes a run that is due, or whose owner's lease has ended. A standing run is made when it is
 * missing, and one that is idle is taken `gapMs` after it was last done. Null when it is not to be
 * had; a standing run is then noted as wanted.
 */
export async function takeRun(
  { store, clock }: RunParts,
  key: RunKey,
  { owner, gapMs = 0 }: { owner: string; gapMs?: number },
): Promise<TakenRun | null> {
  const now = clock.now().toISOString();
  const isStanding = key.slot === "";
  return store.inMerchant(key.merchant, async (tx) => {
    const lease = later(clock, LEASE_MS);
    const mayBeIdle = sql`${workRuns.state} = 'WAITING' and ${workRuns.slot} = ''
      and ${workRuns.attempt} = 0 and (${workRuns.doneAt} is null
        or ${workRuns.doneAt} <= ${now}::timestamptz - ${gapMs} * interval '1 millisecond')`;
    const taking = {
      state: "RUNNING" as const,
      dueAt: lease,
      attempt: sql`${workRuns.attempt} + 1`,
      fence: sql`${workRuns.fence} + 1`,
      owner,
      heartbeatAt: clock.now(),
      isWanted: false,
    };
    const mayTake = sql`(${workRuns.dueAt} <= ${now}::timestamptz or ${mayBeIdle})`;
    const fields = { fence: workRuns.fence, attempt: workRuns.attempt };
    const period = { since: workRuns.since, until: workRuns.until };
    const first = { ...key, ...taking, attempt: 1, fence: 1n };
    const [taken] = isStanding
      ? await tx
          .insert(workRuns)
          .values(first)
          .onConflictDoUpdate({
            target: [workRuns.merchant, workRuns.kind, workRuns.slot],
            set: taking,
            setWhere: mayTake,
          })
          .returning({ ...fields, ...period })
      : await tx
          .update(workRuns)
          .set(taking)
          .where(and(isRun(key), mayTake))
          .returning({ ...fields, ...period });
    if (taken) return { ...key, owner, ...taken };
    if (isStanding) await want(tx, key, gapMs);
    return null;
  });
}

/** The run's owner, or the time that the gap ends, continues what cannot be taken now. */
async function want(tx: Transaction, key: RunKey, gapMs: number): Promise<void> {
  await tx
    .update(workRuns)
    .set({
      isWanted: sql`${workRuns.state} = 'RUNNING'`,
      dueAt: sql`case when ${workRuns.state} = 'RUNNING' or ${workRuns.attempt} > 0
        then ${workRuns.dueAt}
        else least(${workRuns.dueAt}, ${workRuns.doneAt} + ${gapMs} * interval '1 millisecond') end`,
    })
    .where(isRun(key));
}

/**
 * Ends a run in the transaction of its effect, so that both commit or neither. Throws FenceLost when
 * another owner has taken it. A standing run waits until `again`, or for a hint; one that was
 * wanted meanwhile is due after its gap. A periodic run is followed by `next`. Returns when the
 * standing run is due.
 */
export async function finishRun(
  { clock }: { clock: Clock },
  tx: Transaction,
  run: TakenRun,
  { again = null, gapMs = 0, next }: { again?: Date | null; gapMs?: number; next?: Slot } = {},
): Promise<Date | null> {
  const isStanding = run.slot === "";
  const wanted = later(clock, gapMs).toISOString();
  const dueAt = sql`case when ${workRuns.isWanted}
    then least(${again?.toISOString() ?? null}::timestamptz, ${wanted}::timestamptz)
    else ${again?.toISOString() ?? null}::timestamptz end`;
  const [done] = await tx
    .update(workRuns)
    .set({
      state: isStanding ? "WAITING" : "DONE",
      dueAt: isStanding ? dueAt : null,
      attempt: isStanding ? 0 : run.attempt,
      isWanted: false,
      owner: null,
      error: null,
      doneAt: clock.now(),
    })
    .where(isHeld(run))
    .returning({ dueAt: workRuns.dueAt });
  if (!done) throw new FenceLost(run);
  if (next) await planRun(tx, run, next);
  return done.dueAt;
}

/**
 * Notes the failure of a run by the error's type. It is tried again later, each time after a longer
 * wait; a periodic run waits for staff after eight attempts, and `next` follows it. Does nothing
 * when another owner has taken it. Returns when it is due again.
 */
export async function failRun(
  { store, clock }: RunParts,
  run: TakenRun,
  { error, next }: { error: string; next?: Slot },
): Promise<Date | null> {
  const isDead = run.slot !== "" && run.attempt >= ATTEMPTS_MAX;
  const { firstMs, mostMs } = run.slot === "" ? STANDING_RETRY : SLOT_RETRY;
  const waitMs = Math.min(mostMs, firstMs * 2 ** Math.min(run.attempt - 1, 20));
  return store.inMerchant(run.merchant, async (tx) => {
    const [failed] = await tx
      .update(workRuns)
      .set({
        state: isDead ? "DEAD" : "WAITING",
        dueAt: isDead ? null : later(clock, waitMs),
        isWanted: false,
        owner: null,
        error,
      })
      .where(isHeld(run))
      .returning({ dueAt: workRuns.dueAt });
    if (failed && isDead && next) await planRun(tx, run, next);
    return failed?.dueAt ?? null;
  });
}

/** Renews the lease of a run. Returns false when another owner has taken it. */
export async function renewRun({ store, clock }: RunParts, run: TakenRun): Promise<boolean> {
  return store.inMerchant(run.merchant, async (tx) => {
    const renewed = await tx
      .update(workRuns)
      .set({ dueAt: later(clock, LEASE_MS), heartbeatAt: clock.now() })
      .where(isHeld(run));
    return renewed.rowCount === 1;
  });
}

/** Writes a period that is to be worked on, once. */
export async function planRun(
  tx: Transaction,
  { merchant, kind }: Pick<RunKey, "merchant" | "kind">,
  { slot, since, until, dueAt }: Slot,
): Promise<void> {
  const row = { merchant, kind, slot, since, until, dueAt, state: "WAITING" as const };
  await tx.insert(workRuns).values(row).onConflictDoNothing();
}

/**
 * Makes a kind's standing run due at an instant at the latest, in the transaction that gives it work.
 * One that runs now runs again after it.
 */
export async function wantRun(
  tx: Transaction,
  { merchant, kind }: Pick<RunKey, "merchant" | "kind">,
  at: Date,
): Promise<void> {
  const isRunning = sql`${workRuns.state} = 'RUNNING'`;
  await tx
    .insert(workRuns)
    .values({ merchant, kind, slot: "", state: "WAITING", dueAt: at })
    .onConflictDoUpdate({
      target: [workRuns.merchant, workRuns.kind, workRuns.slot],
      set: {
        isWanted: sql`${workRuns.isWanted} or ${isRunning}`,
        dueAt: sql`case when ${isRunning} then ${workRuns.dueAt}
          else least(${workRuns.dueAt}, excluded.due_at) end`,
      },
    });
}

/** The oldest period of a kind that is due; null when none is. */
export async function nextSlotDue(
  { store, clock }: RunParts,
  { merchant, kind }: Pick<RunKey, "merchant" | "kind">,
): Promise<string | null> {
  const [due] = await store.inMerchant(merchant, (tx) =>
    tx
      .select({ slot: workRuns.slot })
      .from(workRuns)
      .where(
        and(
          eq(workRuns.merchant, merchant),
          eq(workRuns.kind, kind),
          ne(workRuns.slot, ""),
          lte(workRuns.dueAt, clock.now()),
        ),
      )
      .orderBy(asc(workRuns.since))
      .limit(1),
  );
  return due?.slot ?? null;
}
