import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Waiting } from "../../contract/staff/outcome.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { newId } from "../../core/access/token.ts";
import type { Transaction } from "../../store/open-store.ts";
import { approvals } from "../../store/schema/approval.ts";
import type { StaffContext } from "../staff-context.ts";
import { isSamePerson } from "./is-same-person.ts";

export const APPROVAL_DAYS = 3;

export type Approval = typeof approvals.$inferSelect;
export type Wanted = {
  merchant: string;
  /** The verb, as in the audit. */
  verb: string;
  /** What it is about. One request about it waits at a time. */
  subject: string;
  /** Exactly what is done. Amounts are texts. */
  input: Record<string, unknown>;
};

/**
 * The request that this person's word completes (DONE), or that waits from now on (WAITING). A
 * different input, a request older than three days, or one of nobody known by an id begins anew. The
 * caller acts in the same transaction, so the yes and its effect are one. Refuses with
 * second_pair_of_eyes the person who asked, and one who shares an e-mail address, a phone or a passkey
 * with them. Refuses with approval_over a decision on a request that was decided or replaced before.
 */
export async function approvedBySecond(
  context: Omit<StaffContext, "store" | "secrets">,
  tx: Transaction,
  wanted: Wanted,
): Promise<Approval> {
  const { clock, staff, staffId, deciding } = context;
  const now = clock.now();
  const known = await holdWaiting(tx, wanted);
  // A name without an id may be anybody's, so no second word completes its request.
  const askedById = known && isCurrent(known, wanted, now) ? known.askedById : null;
  if (deciding && (askedById === null || known?.id !== deciding)) {
    throw new Refusal("approval_over", { status: 409 });
  }
  if (!known || askedById === null) {
    if (known) await changeApproval(tx, known, { state: "REPLACED" });
    return askSecond(context, tx, wanted);
  }
  if (await isSamePerson(tx, askedById, staffId)) {
    throw new Refusal("second_pair_of_eyes", { status: 409 });
  }
  const decided = { decidedBy: staff, decidedById: staffId, decidedAt: now };
  const change = { state: "DONE", ...decided } as const;
  await changeApproval(tx, known, change);
  return { ...known, ...change };
}

/**
 * The same for a verb that does the rest of its work meanwhile and may be repeated as a whole: whoever
 * asked is not refused, and the request waits on.
 */
export async function approvedOrWaiting(
  context: Omit<StaffContext, "store" | "secrets">,
  tx: Transaction,
  wanted: Wanted,
): Promise<Approval> {
  const known = await holdWaiting(tx, wanted);
  const askedById = known && isCurrent(known, wanted, context.clock.now()) ? known.askedById : null;
  const isRepeat = askedById !== null && (await isSamePerson(tx, askedById, context.staffId));
  return known && isRepeat ? known : approvedBySecond(context, tx, wanted);
}

const isCurrent = ({ expiresAt, input }: Approval, wanted: Wanted, now: Date): boolean =>
  expiresAt > now && isDeepStrictEqual(input, wanted.input);

/** Writes a request that waits three days for a second person, and returns it. */
export async function askSecond(
  { clock, random, staff, staffId }: Omit<StaffContext, "store" | "secrets">,
  tx: Transaction,
  wanted: Wanted,
): Promise<Approval> {
  const askedAt = clock.now();
  const id = newId(random);
  const expiresAt = new Date(askedAt.getTime() + APPROVAL_DAYS * 24 * 3_600_000);
  const asked = { askedBy: staff, askedById: staffId, askedAt, expiresAt };
  const [made] = await tx
    .insert(approvals)
    .values({ ...wanted, id, state: "WAITING", ...asked })
    .returning();
  return made!;
}

/** Ends what waits about a subject by this person's no, because it can no longer be done. */
export async function refuseWaiting(
  { clock, staff, staffId }: Pick<StaffContext, "clock" | "staff" | "staffId">,
  tx: Transaction,
  wanted: Omit<Wanted, "input">,
): Promise<void> {
  const known = await holdWaiting(tx, wanted);
  const decided = { decidedBy: staff, decidedById: staffId, decidedAt: clock.now() };
  if (known) await changeApproval(tx, known, { state: "REFUSED", ...decided });
}

async function holdWaiting(
  tx: Transaction,
  { merchant, verb, subject }: Omit<Wanted, "input">,
): Promise<Approval | undefined> {
  const [row] = await tx
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.merchant, merchant),
        eq(approvals.verb, verb),
        eq(approvals.subject, subject),
        eq(approvals.state, "WAITING"),
      ),
    )
    .for("update");
  return row;
}

/** Writes what became of a request. */
export async function changeApproval(
  tx: Transaction,
  { merchant, id }: Pick<Approval, "merchant" | "id">,
  change: Partial<Pick<Approval, "state" | "decidedBy" | "decidedById" | "decidedAt">>,
): Promise<void> {
  const own = and(eq(approvals.merchant, merchant), eq(approvals.id, id));
  await tx.update(approvals).set(change).where(own);
}

/** The answer of a verb: "waiting" while its request waits; "done" after a yes, or without one. */
export const outcomeOf = (approval: Approval | null): Waiting =>
  approval?.state === "WAITING"
    ? { outcome: "waiting", approval: approval.id }
    : { outcome: "done", approval: null };
