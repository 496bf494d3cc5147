import { and, eq } from "drizzle-orm";
import { z } from "zod";
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
} from "../../../contract/members/protection/protection-kinds.ts";
import type { staffLimitLift, staffLimitList } from "../../../contract/staff/members/limits.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { policyOfRow } from "../../../core/guard.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { formatAmount } from "../../../domain/money.ts";
import { openGuard } from "../../../members/protection/guard.ts";
import { applyLimits } from "../../../members/protection/limits/apply-limits.ts";
import { waitsMore } from "../../../members/protection/limits/confirm-limit.ts";
import {
  type LimitRow,
  lowestOf,
  readLimits,
  type WhichLimit,
} from "../../../members/protection/limits/limit-rows.ts";
import { requireLimitAmount } from "../../../members/protection/limits/set-limit.ts";
import { noteEvent } from "../../../members/protection/note-event.ts";
import { toProtectionTerms } from "../../../members/protection/terms.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { playLimits } from "../../../store/schema/protection.ts";
import { approvedBySecond, outcomeOf } from "../../approvals/second-person.ts";
import type { StaffContext } from "../../staff-context.ts";
import { asStaffOfMember, findNamed, type Named, type Writer } from "../as-staff-of-member.ts";

type Which = Named & WhichLimit & { reason: string };
type Lifted = ValueOf<typeof staffLimitLift>;
type Who = { merchant: string; memberId: string };

export const liftInput = z.object({
  account: z.string(),
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  reason: z.string(),
});

/** Every limit of a member with whoever set it. */
export async function listLimits(
  { store }: StaffContext,
  named: Named,
): Promise<ValueOf<typeof staffLimitList>> {
  const { id } = await findNamed(store, named);
  const rows = await store.inMerchant(named.merchant, (tx) => readLimits(tx, named.merchant, id));
  const inOrder = LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.flatMap((period) =>
      rows.filter((row) => row.kind === kind && row.period === period),
    ),
  );
  return inOrder.map(({ kind, period, source, amount, setAt, reason, ...row }) => ({
    ...{ kind, period, source, amount, setAt: setAt.getTime(), reason },
    liftFrom: row.pendingFrom?.getTime() ?? null,
    liftUntil: row.pendingUntil?.getTime() ?? null,
  }));
}

/** Sets a limit of the brand's. Refuses with limit_not_tighter one that another limit makes idle. */
export async function setStaffLimit(
  staff: StaffContext,
  { kind, period, reason, amount, ...named }: Which & { amount: bigint },
): Promise<{ amount: bigint }> {
  requireLimitAmount({ kind, period, amount });
  const details = { limit: kind, period, amount: formatAmount(amount), reason };
  const entry = { action: "limitSetByStaff", details };
  return asStaffOfMember(staff, named, entry, async (tx, { id }, writer) => {
    const now = staff.clock.now();
    const who = { merchant: named.merchant, memberId: id };
    await openGuard(tx, who, now);
    const lowest = lowestOf(await readLimits(tx, who.merchant, id), { kind, period });
    if (lowest && amount >= lowest.amount) {
      const most = formatAmount(lowest.amount);
      throw new Refusal("limit_not_tighter", { field: "amount", details: { amount: most } });
    }
    const set = { amount, reason, setAt: now, ...NOTHING_WAITS };
    const { merchant, member, kind: k, period: p, source } = playLimits;
    await tx
      .insert(playLimits)
      .values({ merchant: who.merchant, member: id, kind, period, source: "staff", ...set })
      .onConflictDoUpdate({ target: [merchant, member, k, p, source], set });
    await applyLimits(tx, who);
    await tell(writer, tx, id, "limitSetByStaff", { kind, period, amount });
    return { amount };
  });
}

/**
 * Takes a limit of the brand's away. Two people ask for it; after the wait of the place's law, and not
 * later than its time, the same call lifts it.
 */
export async function liftStaffLimit(staff: StaffContext, asked: Which): Promise<Lifted> {
  const { kind, period, reason, ...named } = asked;
  const entry = { action: "limitLiftByStaff", details: { limit: kind, period, reason } };
  const terms = toProtectionTerms(policyOfRow(await readMerchant(staff.store, named.merchant)));
  return asStaffOfMember(staff, named, entry, async (tx, { id, username }, writer) => {
    const now = staff.clock.now();
    const who = { merchant: named.merchant, memberId: id };
    await openGuard(tx, who, now);
    const row = await staffRow(tx, who, { kind, period });
    if (!row) throw new Refusal("unknown_limit", { status: 404 });
    const isOpen = row.pendingFrom && row.pendingUntil && row.pendingUntil > now;
    if (isOpen && row.pendingFrom! > now) throw waitsMore(row.pendingFrom!, now);
    if (isOpen) {
      await tx.delete(playLimits).where(isStaffs(who, row));
      await applyLimits(tx, who);
      await tell(writer, tx, id, "limitLiftedByStaff", { kind, period, amount: null });
      return { ...outcomeOf(null), isLifted: true, liftFrom: null };
    }
    const input = { account: username, kind, period, reason };
    const subject = `${username} ${kind} ${period}`;
    const wanted = { merchant: who.merchant, verb: "liftStaffLimit", subject, input };
    const approval = await approvedBySecond(staff, tx, wanted);
    if (approval.state === "WAITING") {
      return { ...outcomeOf(approval), isLifted: false, liftFrom: null };
    }
    const from = now.getTime() + terms.raiseWaitMs;
    const pendingUntil = new Date(from + terms.confirmMs);
    const pending = { pendingAmount: null, pendingFrom: new Date(from), pendingUntil };
    await tx.update(playLimits).set(pending).where(isStaffs(who, row));
    await tell(writer, tx, id, "limitLiftAsked", { kind, period, amount: null });
    return { ...outcomeOf(null), isLifted: false, liftFrom: from };
  });
}

const NOTHING_WAITS = { pendingAmount: null, pendingFrom: null, pendingUntil: null };

const isStaffs = ({ merchant, memberId }: Who, { kind, period }: WhichLimit) =>
  and(
    eq(playLimits.merchant, merchant),
    eq(playLimits.member, memberId),
    eq(playLimits.kind, kind),
    eq(playLimits.period, period),
    eq(playLimits.source, "staff"),
  );

async function staffRow(
  tx: Transaction,
  who: Who,
  which: WhichLimit,
): Promise<LimitRow | undefined> {
  const [row] = await tx.select().from(playLimits).where(isStaffs(who, which));
  return row;
}

/** The player reads what happened in their history, and not why. */
const tell = (
  writer: Writer,
  tx: Transaction,
  memberId: string,
  kind: string,
  { kind: limit, period, amount }: WhichLimit & { amount: bigint | null },
) => {
  const details = { limit, period, amount: amount === null ? "" : formatAmount(amount) };
  return noteEvent(writer, tx, { memberId, kind, by: "staff", details });
};
