import { and, asc, eq, gte, or, sql } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { findMerchant } from "../../core/merchant/find-merchant.ts";
import { workRuns } from "../../store/schema/work.ts";
import { noteWork } from "../../store/work/work-notes.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

export type FailingRun = Pick<
  typeof workRuns.$inferSelect,
  "kind" | "slot" | "state" | "attempt" | "error" | "dueAt"
>;
type Place = Pick<FailingRun, "kind" | "slot">;

export const WORK_PAGE = 50;
/** A passing failure mends itself in fewer attempts. */
const SHOWN_FROM = 3;

const isFailing = or(
  eq(workRuns.state, "DEAD"),
  and(eq(workRuns.state, "WAITING"), gte(workRuns.attempt, SHOWN_FROM)),
);

/**
 * A merchant's periods that were given up after eight attempts, and the runs that keep failing, by
 * kind and slot: fifty after that place. The error is its type.
 */
export async function listFailingWork(
  { store }: StaffContext,
  merchant: string,
  after: Place = { kind: "", slot: "" },
): Promise<FailingRun[]> {
  await findMerchant(store, merchant);
  const { kind, slot, state, attempt, error, dueAt } = workRuns;
  const isLater = sql`(${kind}, ${slot}) > (${after.kind}, ${after.slot})`;
  return store.inMerchant(merchant, (tx) =>
    tx
      .select({ kind, slot, state, attempt, error, dueAt })
      .from(workRuns)
      .where(and(eq(workRuns.merchant, merchant), isFailing, isLater))
      .orderBy(asc(kind), asc(slot))
      .limit(WORK_PAGE),
  );
}

/**
 * Starts a failing run again, with all its attempts. Refuses a run that is not failing with
 * unknown_work.
 */
export function startWorkAgain(
  staff: StaffContext,
  merchant: string,
  { kind, slot }: Place,
): Promise<void> {
  const entry = { action: "startWorkAgain", details: { kind, slot }, changesPages: false };
  return asStaff(staff, merchant, entry, async (tx) => {
    const isRun = and(
      eq(workRuns.merchant, merchant),
      eq(workRuns.kind, kind),
      eq(workRuns.slot, slot),
    );
    const started = await tx
      .update(workRuns)
      .set({ state: "WAITING", attempt: 0, error: null, dueAt: staff.clock.now() })
      .where(and(isRun, isFailing));
    if (started.rowCount === 0) throw new Refusal("unknown_work", { status: 404 });
    noteWork(tx, { merchant, about: kind });
  });
}
